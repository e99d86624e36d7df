import { Box, Button, Link, Pagination, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { useApiAction } from '../shared/use-api.ts'
import type { MoveRecord } from './move-labels.ts'

const PER_PAGE = 25
type FailedPicture = { id: string; url: string; reason: string }

/** Pictures that did not come: which, why, and one more try. */
export function FailedPictures({ move }: { move: MoveRecord }) {
  const [page, setPage] = useState(1)
  const { run, isBusy } = useApiAction()
  const { data: pictures = [], total = 0 } = useGetList<FailedPicture>('failed-pictures', {
    pagination: { page, perPage: PER_PAGE },
    meta: { move: move.id, failed: move.pictures.failed },
  })
  const retry = () =>
    void run(
      (provider) => provider.tell(`/vitrine/v1/moves/${move.id}/pictures/retry`, {}),
      'Tudo o que falta será buscado de novo.',
    )
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', minBlockSize: 44, alignContent: 'center' }}>
        Imagens e arquivos que não vieram
      </Box>
      <Box component="ul" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        {pictures.map(({ id, url, reason }) => (
          <Typography key={id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <Link href={url} target="_blank" rel="noreferrer">
              {url}
            </Link>{' '}
            {reason}
          </Typography>
        ))}
      </Box>
      {total > PER_PAGE && (
        <Pagination
          count={Math.ceil(total / PER_PAGE)}
          page={page}
          onChange={(_event, next) => setPage(next)}
          aria-label="Páginas das imagens"
        />
      )}
      {move.state === 'done' && (
        <Button variant="outlined" disabled={isBusy} onClick={retry} sx={{ mt: 1 }}>
          Tentar de novo
        </Button>
      )}
    </Box>
  )
}
