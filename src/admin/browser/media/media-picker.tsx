import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Pagination, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { afterSending, type Arrived, arrivedText } from './after-sending.ts'
import { DropZone } from './drop-zone.tsx'
import type { SentFile } from './send-file.ts'
import type { MediaRecord } from '#api/wp/media-item.ts'
import { nameOf, tileOf } from './media-labels.ts'

const PER_PAGE = 24

type Options = { several: boolean; onPick: (ids: number[]) => void; onClose: () => void }

/** Chooses a picture of the library, or sends new ones: what is sent is chosen once all of it has arrived. */
export function MediaPicker({ several, onPick, onClose }: Options) {
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const [arrived, setArrived] = useState<Arrived>()
  const {
    data = [],
    total = 0,
    isPending,
  } = useGetList<MediaRecord>('media', {
    pagination: { page, perPage: PER_PAGE },
    sort: { field: 'date', order: 'DESC' },
    filter: { q: words, media_type: 'image' },
  })
  const hear = (outcome: { sent: SentFile[]; refused: number }) => {
    const next = afterSending(outcome, several)
    if (next.isChosen) onPick(next.pictures)
    if (next.closes) return onClose()
    // The newest stand at the beginning of the list.
    setWords('')
    setPage(1)
    setArrived(next)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="escolher-imagem">
      <DialogTitle id="escolher-imagem">Escolher uma imagem</DialogTitle>
      <DialogContent>
        <DropZone picturesOnly onSent={hear} />
        <Typography role="status">{arrived && arrivedText(arrived)}</Typography>
        <TextField
          label="Buscar na biblioteca"
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setPage(1)
          }}
        />
        {!isPending && data.length === 0 && (
          <Typography role="status" color="textSecondary" sx={{ py: 2 }}>
            {words ? 'Nenhuma imagem com esse nome.' : 'A biblioteca está vazia. Envie a primeira imagem.'}
          </Typography>
        )}
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))', mt: 1 }}>
          {data.map((media) => (
            <Button
              key={media.id}
              color="inherit"
              aria-label={`Escolher ${nameOf(media)}`}
              onClick={() => {
                onPick([media.id])
                onClose()
              }}
              sx={{ p: 0.5, display: 'block', outline: arrived?.pictures.includes(media.id) ? '2px solid' : undefined }}
            >
              <Box
                component="img"
                src={tileOf(media)}
                alt=""
                loading="lazy"
                sx={{ inlineSize: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 1, display: 'block' }}
              />
              <Typography variant="caption" sx={{ overflowWrap: 'anywhere', display: 'block' }}>
                {nameOf(media)}
              </Typography>
            </Button>
          ))}
        </Box>
        {total > PER_PAGE && (
          <Pagination
            count={Math.ceil(total / PER_PAGE)}
            page={page}
            onChange={(_event, next) => setPage(next)}
            sx={{ mt: 2, display: 'flex', justifyContent: 'center' }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{arrived?.isChosen ? 'Fechar' : 'Cancelar'}</Button>
      </DialogActions>
    </Dialog>
  )
}
