import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton, Link } from '@mui/material'
import { useState } from 'react'
import { Confirm } from '../shared/confirm.tsx'
import { useApiAction } from '../shared/use-api.ts'

type Photo = { id: number; url: string; small_url: string }

/** What came with a review, to be looked at before others see it. One that does not belong is taken away for good. */
export function ReviewPhotos({ reviewId, photos }: { reviewId: number; photos: Photo[] }) {
  const [going, setGoing] = useState<number | undefined>(undefined)
  const { run, isBusy } = useApiAction()
  const remove = async (id: number) => {
    await run((provider) => provider.remove(`/vitrine/v1/reviews/${reviewId}/photos/${id}`), 'Foto excluída.')
    setGoing(undefined)
  }
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
      {photos.map((photo, index) => (
        <Box component="li" key={photo.id} sx={{ display: 'flex', alignItems: 'start' }}>
          <Link href={photo.url} target="_blank" rel="noopener" aria-label={`Abrir a foto ${index + 1}`}>
            <Box
              component="img"
              src={photo.small_url}
              alt=""
              sx={{ width: 96, height: 96, objectFit: 'cover', borderRadius: 1 }}
            />
          </Link>
          <IconButton aria-label={`Excluir a foto ${index + 1}`} onClick={() => setGoing(photo.id)}>
            <CloseIcon />
          </IconButton>
        </Box>
      ))}
      <Confirm
        isOpen={going !== undefined}
        loading={isBusy}
        title="Excluir esta foto?"
        content="A avaliação fica; a foto não volta."
        confirm="Excluir foto"
        onConfirm={() => going !== undefined && void remove(going)}
        onClose={() => setGoing(undefined)}
      />
    </Box>
  )
}
