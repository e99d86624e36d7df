import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { formatMoney } from '#kit/money.ts'
import type { OrderDesk } from '#api/wc/order-desk.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { useMailState } from '../shared/mail-state.ts'
import { Facts, Panel } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { useMay } from '../shared/use-may.ts'
import { centsOf, momentText } from '../shared/words.ts'
import { awaitsMoney, confirmingText } from './awaited.ts'
import { PaymentEvents } from './payment-events.tsx'
import { isTestPayment } from './payment-name.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { Confirm } from '../shared/confirm.tsx'

type Options = { order: OrderRecord; desk: OrderDesk }

/** The money: what came, what is missing, what went back. */
export function PaymentPanel({ order, desk }: Options) {
  const { run, isBusy } = useApiAction()
  const mayConfirm = useMay('POST', '/vitrine/v1/orders/{id}/confirm-payment')
  const maySendLink = useMay('POST', '/wc/v3/orders/{id}/actions/send_order_details')
  const mayRefund = useMay('POST', '/wc/v3/orders/{order_id}/refunds')
  const mail = useMailState()
  const [asks, setAsks] = useState<'confirm' | 'refund'>()
  const refundedCents = -order.refunds.reduce((sum, { total }) => sum + centsOf(total), 0)
  const leftCents = desk.paid_cents - refundedCents
  const isAwaited = awaitsMoney(order.status, desk)
  const isPix = order.payment_method === 'pix'
  const confirm = isPix ? 'Confirmar Pix' : 'Confirmar pagamento'
  return (
    <Panel title="Pagamento">
      {isTestPayment(order) && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          Pedido de teste: nenhum dinheiro foi cobrado. Não envie nada; ele não conta nas vendas.
        </Alert>
      )}
      <Facts
        rows={[
          ['Forma', order.payment_method_title],
          ['Recebido', formatMoney(desk.paid_cents)],
          ...order.gift_cards.map(({ label, amount }): [string, string] => [label, formatMoney(centsOf(amount))]),
          ...(refundedCents > 0 ? [['Devolvido', formatMoney(refundedCents)] as [string, string]] : []),
          ...(order.date_paid ? [['Pago em', momentText(order.date_paid)] as [string, string]] : []),
          ...(order.transaction_id ? [['Transação', order.transaction_id] as [string, string]] : []),
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {isAwaited && mayConfirm && (
          <Button variant="contained" disabled={isBusy} onClick={() => setAsks('confirm')}>
            {confirm}
          </Button>
        )}
        {maySendLink && order.needs_payment && order.billing.email && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() =>
              void run(
                (provider) => provider.tell(`/wc/v3/orders/${order.id}/actions/send_order_details`, {}),
                `Link de pagamento enviado para ${order.billing.email}.`,
              )
            }
          >
            Enviar o link de pagamento
          </Button>
        )}
        {leftCents > 0 && mayRefund && (
          <Button variant="outlined" disabled={isBusy} onClick={() => setAsks('refund')}>
            Reembolsar
          </Button>
        )}
      </Box>
      <PaymentEvents orderId={order.id} />
      <Confirm
        isOpen={asks === 'confirm'}
        title={`${confirm} de ${formatMoney(desk.total_cents - desk.paid_cents)}?`}
        content={confirmingText(order.status, mail)}
        confirm={confirm}
        cancel="Ainda não"
        onConfirm={() => {
          setAsks(undefined)
          void run((provider) => provider.tell(`/vitrine/v1/orders/${order.id}/confirm-payment`, {}), 'Pagamento confirmado.')
        }}
        onClose={() => setAsks(undefined)}
      />
      {asks === 'refund' && <RefundDialog order={order} leftCents={leftCents} onClose={() => setAsks(undefined)} />}
    </Panel>
  )
}
