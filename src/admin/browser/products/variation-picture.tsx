import { Avatar, Box, Button, IconButton } from '@mui/material'
import CloseIcon from '@mui/icons-material/Close'
import ImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { useGetOne } from 'react-admin'
import type { MediaRecord } from '#api/wp/media-item.ts'
import { tileOf } from '../media/media-labels.ts'
import { usePicker } from '../media/use-picker.tsx'

type Options = { name: string; /** 0: none. */ id: number; src: string | undefined; onChange: (id: number) => void }

/** The picture of one variation: shoppers see it once they have chosen it. */
export function VariationPicture({ name, id, src, onChange }: Options) {
  const { open, picker } = usePicker(onChange)
  // One that was just chosen is known by its number alone.
  const { data: media } = useGetOne<MediaRecord>('media', { id }, { enabled: id > 0 && src === undefined, retry: false })
  const shown = src ?? (media && tileOf(media))
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Button
        aria-label={id > 0 ? `Trocar a imagem de ${name}` : `Escolher a imagem de ${name}`}
        onClick={open}
        sx={{ p: 0, minInlineSize: 44, minBlockSize: 44 }}
      >
        <Avatar variant="rounded" src={id > 0 ? shown : undefined} alt="" sx={{ inlineSize: 44, blockSize: 44 }}>
          <ImageIcon />
        </Avatar>
      </Button>
      {id > 0 && (
        <IconButton size="small" aria-label={`Retirar a imagem de ${name}`} onClick={() => onChange(0)}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
      {picker}
    </Box>
  )
}
