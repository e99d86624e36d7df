import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import { count } from '#kit/pt-br.ts'
import type { DispatchItem } from '#api/vitrine/dispatch-item.ts'
import type { SentItem } from '#api/vitrine/dispatch-routes.ts'
import { useMailState, withMail } from '../shared/mail-state.ts'
import { useApiAction } from '../shared/use-api.ts'
import { codesOf } from './dispatch-labels.ts'

type Props = { orders: readonly DispatchItem[]; onClose: () => void; onSent: (sent: SentItem[]) => void }

/** Asks before many orders leave; those that may not stay, and it is told why. */
export function SentDialog({ orders, onClose, onSent }: Props) {
  const mail = useMailState()
  const { run, isBusy } = useApiAction()
  const [refused, setRefused] = useState<SentItem[]>([])
  const codeless = orders.filter((order) => codesOf(order).length === 0)
  const send = () =>
    void run(async (provider) => {
      const body = { order_ids: orders.map(({ id }) => id) }
      const sent = await provider.tell<SentItem[]>('/vitrine/v1/dispatch/sent', body)
      onSent(sent)
      const wrong = sent.filter(({ ok }) => !ok)
      setRefused(wrong)
      if (wrong.length === 0) onClose()
    })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="mark-sent">
      <DialogTitle id="mark-sent">
        Marcar {count(orders.length, 'pedido', 'pedidos')} como enviado{orders.length > 1 ? 's' : ''}?
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="body2">
          {withMail(
            mail,
            'Cada cliente recebe um e-mail com o código de rastreio. Depois, você pode mandar também um WhatsApp, com o texto pronto.',
            'O envio de e-mails está desligado: avise os clientes, por exemplo pelo WhatsApp, com o texto pronto.',
          )}
        </Typography>
        {codeless.length > 0 && refused.length === 0 && (
          <Alert severity="info">Sem código de rastreio: {codeless.map(({ number }) => `#${number}`).join(', ')}.</Alert>
        )}
        {refused.map(({ order_id: id, order, problem }) => (
          <Alert key={id} severity="error">
            Pedido #{order?.number ?? id}: {problem}
          </Alert>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{refused.length > 0 ? 'Fechar' : 'Voltar'}</Button>
        <Button variant="contained" disabled={isBusy || refused.length > 0} onClick={send}>
          Marcar como enviado
        </Button>
      </DialogActions>
    </Dialog>
  )
}
