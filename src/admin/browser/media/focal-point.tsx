import { Box, Button, Stack, Typography } from '@mui/material'
import type { PointerEvent } from 'react'
import { CENTRE, type FocalPoint, movedBy, pointAt, pointText } from './move-point.ts'

type Props = { src: string; alt: string; point: FocalPoint; onChange: (point: FocalPoint) => void }

/** A picture on which the merchant says what must stay in sight where the shop cuts it: by a press, by dragging, or by the arrows. */
export function FocalPointField({ src, alt, point, onChange }: Props) {
  const isCentre = point.x === CENTRE.x && point.y === CENTRE.y
  const follow = (event: PointerEvent<HTMLImageElement>) => onChange(pointAt(event, event.currentTarget.getBoundingClientRect()))
  return (
    <Box component="section" aria-label="Ponto de destaque" sx={{ mb: 2 }}>
      <Box sx={{ position: 'relative', inlineSize: 'fit-content', maxInlineSize: '100%', mx: 'auto', cursor: 'crosshair' }}>
        <Box
          component="img"
          src={src}
          alt={alt}
          draggable={false}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            follow(event)
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
          sx={{ display: 'block', maxInlineSize: '100%', maxBlockSize: 320, borderRadius: 1, touchAction: 'none' }}
        />
        <Box
          component="button"
          type="button"
          aria-label={`Ponto de destaque: ${pointText(point)}. Mova com as setas.`}
          onKeyDown={(event) => {
            const moved = movedBy(point, event.key, event.shiftKey)
            if (!moved) return
            event.preventDefault()
            onChange(moved)
          }}
          sx={{
            position: 'absolute',
            insetInlineStart: `${point.x}%`,
            insetBlockStart: `${point.y}%`,
            inlineSize: 44,
            blockSize: 44,
            p: 0,
            border: '3px solid #fff',
            borderRadius: '50%',
            background: 'rgb(0 0 0 / 0.25)',
            boxShadow: '0 0 0 2px rgb(0 0 0 / 0.7)',
            transform: 'translate(-50%, -50%)',
            // A press on it is meant for the picture under it.
            pointerEvents: 'none',
            '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 4 },
          }}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Arraste o círculo até o que não pode ser cortado, ou leve-o com as setas do teclado. A loja mostra a foto assim:
      </Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'end', flexWrap: 'wrap', mt: 1 }}>
        {CUTS.map(({ name, ratio }) => (
          <Box key={name} component="figure" sx={{ m: 0 }}>
            <Box
              component="img"
              src={src}
              alt=""
              sx={{
                display: 'block',
                blockSize: 72,
                aspectRatio: ratio,
                objectFit: 'cover',
                objectPosition: `${point.x}% ${point.y}%`,
                borderRadius: 1,
              }}
            />
            <Typography component="figcaption" variant="caption">
              {name}
            </Typography>
          </Box>
        ))}
        <Button disabled={isCentre} onClick={() => onChange(CENTRE)} sx={{ minBlockSize: 44 }}>
          Centralizar
        </Button>
      </Stack>
      <Typography role="status" variant="caption" color="textSecondary">
        {isCentre ? 'No centro' : pointText(point)}
      </Typography>
    </Box>
  )
}

const CUTS = [
  { name: 'Retrato', ratio: '4 / 5' },
  { name: 'Quadrado', ratio: '1' },
  { name: 'Paisagem', ratio: '4 / 3' },
  { name: 'Faixa', ratio: '21 / 9' },
]
