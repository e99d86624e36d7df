import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { FreightItem } from '#api/vitrine/freight-routes.ts'
import { useAnswer } from '../shared/use-api.ts'
import { BoxesPanel } from './freight/boxes-panel.tsx'
import { CarriersPart } from './freight/carriers-part.tsx'
import { Simulator } from './freight/simulator.tsx'
import { ownZones, type Zone } from './keep-zone.ts'
import { ZoneDialog } from './zone-dialog.tsx'
import { ZonePanel } from './zone-panel.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

/** How the shop sends: areas with their own prices, carriers that are asked, boxes, and a try of all of it. */
export function FreightTab() {
  const { data: freight, error } = useAnswer<FreightItem>('/vitrine/v1/freight')
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <AreasPart />
      {error && <Alert severity="error">{error.message}</Alert>}
      {freight && (
        <>
          <CarriersPart freight={freight} />
          <BoxesPanel freight={freight} />
        </>
      )}
      <Simulator />
    </Box>
  )
}

/** Areas of delivery with their ways of sending; the first that holds a CEP counts. */
function AreasPart() {
  const { data: all, error } = useAnswer<Zone[]>('/wc/v3/shipping/zones')
  const data = all && ownZones(all)
  const [isAdding, setIsAdding] = useState(false)
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <ScreenSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Box sx={{ maxInlineSize: 560 }}>
          <Typography variant="h2">Áreas de entrega</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            Para um CEP vale a primeira área que o contém: deixe as menores em cima e «Todo o Brasil» por último.
          </Typography>
        </Box>
        <Button variant="contained" onClick={() => setIsAdding(true)}>
          Nova área
        </Button>
      </Box>
      {data.length === 0 && (
        <Alert severity="warning">
          Ainda não há áreas de entrega: quem compra só vê o frete das transportadoras ligadas, se houver. Crie a primeira.
        </Alert>
      )}
      {data.map((zone, at) => (
        <ZonePanel key={zone.id} zones={data} at={at} />
      ))}
      {isAdding && <ZoneDialog onClose={() => setIsAdding(false)} />}
    </Box>
  )
}
