import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { formatMoney } from '#kit/money.ts'
import { count } from '#kit/pt-br.ts'
import type { DispatchItem } from '#api/vitrine/dispatch-item.ts'
import type { LabelOfferItem } from '#api/vitrine/dispatch-routes.ts'
import type { BegunItem } from '#api/vitrine/label-routes.ts'
import type { Provider } from '../data/provider.ts'
import { useApiAction } from '../shared/use-api.ts'
import { firstOffer, offerKey, offerText } from './dispatch-labels.ts'

type Offers = { offers: LabelOfferItem[]; problems: string[] }

/** What the labels cost today, order by order, by the service that was bought or another one; nothing is bought before it is confirmed. */
export function BuyDialog({ orders, onClose }: { orders: readonly DispatchItem[]; onClose: () => void }) {
  const provider = useDataProvider<Provider>()
  const { run, isBusy } = useApiAction()
  const [picked, setPicked] = useState<Record<number, string>>({})
  const [refused, setRefused] = useState<BegunItem[]>([])
  const asked = useQueries({
    queries: orders.map(({ id }) => ({
      queryKey: ['label-offers', id],
      queryFn: () => provider.read<Offers>(`/vitrine/v1/dispatch/${id}/offers`),
      // Prices of this moment.
      gcTime: 0,
      staleTime: 60_000,
    })),
  })
  const rows = orders.map((order, at) => {
    const { data, error } = asked[at]!
    const offers = data?.offers ?? []
    const offer = offers.find((one) => offerKey(one) === picked[order.id]) ?? firstOffer(offers, order.chosen)
    const problem = error?.message ?? data?.problems.join(' ') ?? ''
    return { order, offers, offer, problem, isWaiting: !data && !error }
  })
  const ready = rows.filter(({ offer, order }) => offer && !order.is_held)
  const total = ready.reduce((sum, { offer }) => sum + offer!.cents, 0)
  const packages = ready.reduce((sum, { offer }) => sum + offer!.package_cents.length, 0)
  const isWaiting = rows.some((row) => row.isWaiting)
  const buy = () =>
    void run(async (api) => {
      const body = ready.map(({ order, offer }) => ({
        order_id: order.id,
        carrier: offer!.carrier,
        service: offer!.service,
        service_name: offer!.name,
        package_cents: offer!.package_cents,
      }))
      const begun = await api.tell<BegunItem[]>('/vitrine/v1/labels', { orders: body })
      const wrong = begun.filter(({ ok }) => !ok)
      setRefused(wrong)
      if (wrong.length === 0) onClose()
    })
  const numberOf = (id: number) => orders.find((order) => order.id === id)?.number
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="buy-labels">
      <DialogTitle id="buy-labels">Comprar etiquetas</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isWaiting && <LinearProgress aria-label="Perguntando os preços" />}
        {rows.map(({ order, offers, offer, problem, isWaiting: waits }) => (
          <Box key={order.id} sx={{ display: 'grid', gap: 1, pt: 1 }}>
            {offer ? (
              <TextField
                select
                label={`Pedido #${order.number}, ${order.receiver.name}`}
                value={offerKey(offer)}
                onChange={({ target }) => setPicked({ ...picked, [order.id]: target.value })}
              >
                {offers.map((one) => (
                  <MenuItem key={offerKey(one)} value={offerKey(one)} sx={{ whiteSpace: 'normal' }}>
                    {offerText(one)}
                  </MenuItem>
                ))}
              </TextField>
            ) : (
              <Typography variant="body2">
                Pedido #{order.number}, {order.receiver.name}
              </Typography>
            )}
            {!waits && !offer && (
              <Alert severity="warning">{problem || 'Nenhuma transportadora conectada vende etiqueta para este pedido.'}</Alert>
            )}
            {order.is_held && <Alert severity="warning">Pagamento contestado: este pedido fica de fora.</Alert>}
          </Box>
        ))}
        {refused.map(({ order_id: id, problem }) => (
          <Alert key={id} severity="error">
            Pedido #{numberOf(id)}: {problem}
          </Alert>
        ))}
        {!isWaiting && ready.length > 0 && (
          <Typography sx={{ fontWeight: 600 }}>
            Total: {formatMoney(total)} por {count(packages, 'etiqueta', 'etiquetas')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{refused.length > 0 ? 'Fechar' : 'Voltar'}</Button>
        <Button variant="contained" disabled={isBusy || isWaiting || ready.length === 0 || refused.length > 0} onClick={buy}>
          Comprar por {formatMoney(total)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
