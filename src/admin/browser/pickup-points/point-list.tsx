import { Box, Typography } from '@mui/material'
import { ChangeOrRemove } from '../shared/change-or-remove.tsx'
import type { Point } from './point-dialog.tsx'

type Options = {
  points: readonly Point[]
  isBusy: boolean
  onChange: (index: number) => void
  onRemove: (index: number) => void
}

/** The shop's places in their order, or what they would be good for. */
export function PointList({ points, isBusy, onChange, onRemove }: Options) {
  if (points.length === 0)
    return (
      <Typography color="textSecondary" sx={{ p: 4, textAlign: 'center' }}>
        Nenhuma loja ainda. Cada uma aparece na página «Nossas lojas», com endereço, horário e contato, e pode ser um lugar de
        retirada.
      </Typography>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {points.map((point, index) => (
        <Box
          component="li"
          key={`${point.name} ${point.address}`}
          sx={{
            p: 2,
            borderBottom: 1,
            borderColor: 'divider',
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
          }}
        >
          <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>{point.name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {[point.address, point.city, point.state].filter((part) => part !== '').join(', ')}
            </Typography>
          </Box>
          <ChangeOrRemove name={point.name} isBusy={isBusy} onChange={() => onChange(index)} onRemove={() => onRemove(index)} />
        </Box>
      ))}
    </Box>
  )
}
