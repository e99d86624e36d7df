import { Box, Button, FormLabel, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetMany, useGetOne } from 'react-admin'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import { readIds } from '#kit/id-list.ts'
import { isRecord } from '#kit/is-record.ts'
import { type Point, readPoints, writePoints } from '#kit/points-by-id.ts'
import type { MediaRecord } from '#api/wp/media-item.ts'
import { movedBy, pointAt, pointText } from '../media/move-point.ts'
import { type InputOptions, textOf } from './input-options.ts'

const NO_ROW: Record<string, unknown> = {}

/** The row's products placed on its picture: by a press on it, and moved by dragging anew or by the arrows. */
export function PointsSetting({ setting, value, onChange, row = NO_ROW }: InputOptions) {
  const ids = readIds(textOf(row['products']))
  const mediaId = isRecord(row['image']) ? Number(row['image']['id']) || 0 : 0
  const { data: media } = useGetOne<MediaRecord>('media', { id: mediaId }, { enabled: mediaId > 0 })
  const { data: products = [] } = useGetMany<ProductRecord>('products', { ids }, { enabled: ids.length > 0 })
  const points = readPoints(textOf(value))
  const [chosen, setChosen] = useState<number>()
  const active = ids.find((id) => id === chosen) ?? ids.find((id) => !points.has(id)) ?? ids[0]
  if (mediaId === 0 || ids.length === 0 || active === undefined)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
        Escolha a foto e os produtos para marcar onde cada um está.
      </Typography>
    )
  const nameOf = (id: number) => products.find((one) => one?.id === id)?.name ?? `Produto ${id}`
  const keep = (next: Map<number, Point>) => onChange(writePoints(new Map([...next].filter(([id]) => ids.includes(id)))))
  const place = (id: number, point: Point) => keep(new Map([...points, [id, point]]))
  const takeAway = (id: number) => keep(new Map([...points].filter(([other]) => other !== id)))
  return (
    <Box role="group" aria-label={setting.label} sx={{ my: 1 }}>
      <FormLabel component="p" sx={{ m: 0, mb: 0.5 }}>
        {setting.label}
      </FormLabel>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Escolha um produto e clique na foto; as setas do teclado movem o ponto.
      </Typography>
      <Box sx={{ position: 'relative', inlineSize: 'fit-content', maxInlineSize: '100%', cursor: 'crosshair' }}>
        {media && (
          <Box
            component="img"
            src={media.source_url}
            alt={media.alt_text ?? ''}
            draggable={false}
            onClick={(event) => {
              place(active, pointAt(event, event.currentTarget.getBoundingClientRect()))
              const next = ids.find((id) => id !== active && !points.has(id))
              setChosen(next ?? active)
            }}
            sx={{ display: 'block', maxInlineSize: '100%', maxBlockSize: 420, borderRadius: 1 }}
          />
        )}
        {ids.map((id, index) => {
          const point = points.get(id)
          return (
            point && (
              <Box
                key={id}
                component="button"
                type="button"
                aria-label={`${nameOf(id)}: ${pointText(point)}. Mova com as setas.`}
                onFocus={() => setChosen(id)}
                onClick={() => setChosen(id)}
                onKeyDown={(event) => {
                  const moved = movedBy(point, event.key, event.shiftKey)
                  if (!moved) return
                  event.preventDefault()
                  place(id, moved)
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
                  bgcolor: id === active ? 'primary.main' : '#1f1a17',
                  color: '#fff',
                  fontWeight: 600,
                  boxShadow: '0 0 0 2px rgb(0 0 0 / 0.6)',
                  transform: 'translate(-50%, -50%)',
                  cursor: 'pointer',
                  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 3 },
                }}
              >
                {index + 1}
              </Box>
            )
          )
        })}
      </Box>
      <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {ids.map((id, index) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              size="small"
              variant={id === active ? 'contained' : 'outlined'}
              aria-pressed={id === active}
              onClick={() => setChosen(id)}
              sx={{ minBlockSize: 44 }}
            >
              {index + 1}. {nameOf(id)}
            </Button>
            {points.has(id) ? (
              <Button
                size="small"
                color="error"
                onClick={() => takeAway(id)}
                sx={{ minBlockSize: 44 }}
                aria-label={`Tirar o ponto de ${nameOf(id)}`}
              >
                Tirar o ponto
              </Button>
            ) : (
              // Without a mouse it begins in the middle.
              <Button
                size="small"
                onClick={() => place(id, { x: 50, y: 50 })}
                sx={{ minBlockSize: 44 }}
                aria-label={`Pôr ${nameOf(id)} na foto`}
              >
                Pôr na foto
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
