import { Box, Button, Card, TextField } from '@mui/material'
import type { DOMAttributes, PointerEvent } from 'react'
import type { Picture } from '#api/wc/product-shape.ts'
import { Handle } from '../shared/handle.tsx'

type Options = {
  picture: Pick<Picture, 'id' | 'src' | 'alt'>
  index: number
  isLast: boolean
  /** What the handle hears; the picture itself is one for a mouse. */
  handle: DOMAttributes<Element> & { onPointerDown: (event: PointerEvent) => void }
  isHeld: boolean
  /** Whether something that is held would come to stand here. */
  isTarget: boolean
  onDescribe: (alt: string) => void
  onMove: (to: number) => void
  onRemove: () => void
}

export function PictureCard({ picture, index, isLast, handle, isHeld, isTarget, onDescribe, onMove, onRemove }: Options) {
  return (
    <Card
      data-row={picture.id}
      sx={{
        p: 1,
        opacity: isHeld ? 0.5 : 1,
        outline: isTarget ? '2px solid' : undefined,
        outlineColor: 'primary.main',
      }}
    >
      <Box sx={{ position: 'relative' }}>
        <Box
          component="img"
          src={picture.src}
          alt={picture.alt || `Imagem ${index + 1}`}
          draggable={false}
          {...handle}
          // A finger on the picture scrolls the page; the handle is there to take it.
          onPointerDown={(event) => event.pointerType === 'mouse' && handle.onPointerDown(event)}
          sx={{ inlineSize: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 1, cursor: isHeld ? 'grabbing' : 'grab' }}
        />
        <Handle
          hears={handle}
          isHeld={isHeld}
          sx={{ position: 'absolute', insetBlockStart: 4, insetInlineEnd: 4, borderRadius: 1, bgcolor: 'background.paper' }}
        />
      </Box>
      <TextField
        fullWidth
        label={`Descrição da imagem ${index + 1}`}
        value={picture.alt}
        onChange={({ target }) => onDescribe(target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <Button
          size="small"
          disabled={index === 0}
          aria-label={`Mover a imagem ${index + 1} para antes`}
          onClick={() => onMove(index - 1)}
        >
          Antes
        </Button>
        <Button
          size="small"
          disabled={isLast}
          aria-label={`Mover a imagem ${index + 1} para depois`}
          onClick={() => onMove(index + 1)}
        >
          Depois
        </Button>
        <Button size="small" color="error" aria-label={`Retirar a imagem ${index + 1}`} onClick={onRemove}>
          Retirar
        </Button>
      </Box>
    </Card>
  )
}
