import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { CarrierItem, CarrierServiceItem } from '#api/vitrine/carrier-routes.ts'
import { formatMoney } from '#kit/money.ts'
import { ServiceDialog } from './service-dialog.tsx'
import { shownNumber } from './numbers.ts'

/** The services of a carrier, each with its terms in a line. */
export function CarrierServices({ carrier }: { carrier: CarrierItem }) {
  const [open, setOpen] = useState<string>()
  const chosen = carrier.services.find(({ id }) => id === open)
  return (
    <Box component="section" aria-label={`Serviços de ${carrier.name}`} sx={{ mb: 2 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        Serviços
      </Typography>
      {carrier.services.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Aparecem aqui depois da primeira cotação: use o simulador abaixo.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {carrier.services.map((service) => (
          <Box
            key={service.id}
            component="li"
            sx={{ display: 'flex', gap: 1, alignItems: 'center', borderTop: 1, borderColor: 'divider', py: 0.5 }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {service.name || service.carrier_name}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {termsText(service)}
              </Typography>
            </Box>
            <Button size="small" onClick={() => setOpen(service.id)} aria-label={`Editar o serviço ${service.carrier_name}`}>
              Editar
            </Button>
          </Box>
        ))}
      </Box>
      {chosen && <ServiceDialog key={chosen.id} carrier={carrier} service={chosen} onClose={() => setOpen(undefined)} />}
    </Box>
  )
}

/** «+ R$ 3,00 · mais 2 dias úteis · grátis a partir de R$ 299,00». */
export function termsText(service: CarrierServiceItem): string {
  if (service.hidden) return 'Escondido: não é oferecido.'
  const {
    name,
    carrier_name: own,
    extra_cents: amount,
    extra_percent: percent,
    extra_days: days,
    free_from_cents: free,
  } = service
  const parts = [
    ...(name === '' ? [] : [own]),
    ...(amount === 0 ? [] : [`${amount > 0 ? '+' : '−'} ${formatMoney(Math.abs(amount))}`]),
    ...(percent === 0 ? [] : [`${percent > 0 ? '+' : '−'} ${shownNumber(Math.abs(percent))}%`]),
    ...(days === 0 ? [] : [days === 1 ? 'mais 1 dia útil' : `mais ${days} dias úteis`]),
    ...(free === null ? [] : [`grátis a partir de ${formatMoney(free)}`]),
  ]
  return parts.length === 0 ? 'Preço e prazo da transportadora.' : parts.join(' · ')
}
