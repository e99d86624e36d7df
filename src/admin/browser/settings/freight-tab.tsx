import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { useAnswer } from '../shared/use-api.ts'
import { ownZones, type Zone } from './keep-zone.ts'
import { ZoneDialog } from './zone-dialog.tsx'
import { ZonePanel } from './zone-panel.tsx'

/** Areas of delivery with their ways of sending; the first that holds a CEP counts. */
export function FreightTab() {
  const { data: all, error } = useAnswer<Zone[]>('/wc/v3/shipping/zones')
  const data = all && ownZones(all)
  const [isAdding, setIsAdding] = useState(false)
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <CircularProgress sx={{ m: 4 }} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary" sx={{ maxInlineSize: 560 }}>
          Para um CEP vale a primeira área que o contém: deixe as menores em cima e «Todo o Brasil» por último.
        </Typography>
        <Button variant="contained" onClick={() => setIsAdding(true)}>
          Nova área
        </Button>
      </Box>
      {data.length === 0 && (
        <Alert severity="warning">
          Ainda não há áreas de entrega: quem compra não consegue calcular o frete. Crie a primeira.
        </Alert>
      )}
      {data.map((zone, at) => (
        <ZonePanel key={zone.id} zones={data} at={at} />
      ))}
      {isAdding && <ZoneDialog onClose={() => setIsAdding(false)} />}
    </Box>
  )
}
