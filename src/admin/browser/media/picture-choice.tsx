import { Box, Button, Typography } from '@mui/material'
import { useGetOne } from 'react-admin'
import type { MediaRecord } from '#api/wp/media-item.ts'
import { nameOf, tileOf } from './media-labels.ts'
import { usePicker } from './use-picker.tsx'

type Options = { label: string; /** 0: none. */ id: number; onChange: (id: number) => void; helperText?: string }

/** One picture of the library: seen, changed, taken away. */
export function PictureChoice({ label, id, onChange, helperText }: Options) {
  const { open, picker } = usePicker(onChange)
  const { data: media } = useGetOne<MediaRecord>('media', { id }, { enabled: id > 0, retry: false })
  return (
    <Box role="group" aria-label={label} sx={{ my: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      {id > 0 && media && (
        <Box
          component="img"
          src={tileOf(media)}
          alt={media.alt_text || nameOf(media)}
          sx={{ display: 'block', maxInlineSize: '100%', maxBlockSize: 160, borderRadius: 1, my: 0.5 }}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={open}>
          {id > 0 ? 'Trocar a imagem' : 'Escolher uma imagem'}
        </Button>
        {id > 0 && (
          <Button size="small" color="error" onClick={() => onChange(0)}>
            Retirar
          </Button>
        )}
      </Box>
      {helperText && (
        <Typography variant="caption" color="textSecondary">
          {helperText}
        </Typography>
      )}
      {picker}
    </Box>
  )
}
