import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { decimalMoney, formatMoney, parseMoney } from '#kit/money.ts'
import type { OrderRecord } from '#api/wc/order-shape.ts'
import { useApiAction } from '../shared/use-api.ts'
import { boughtOf, offeredCents, pixReturnWords, type RefundRecord, unitsLeft, wireLines } from './refund.ts'

type Options = { order: OrderRecord; leftCents: number; onClose: () => void }
const UNITS = { min: 0, step: 1, inputMode: 'numeric' } as const
const typed = (cents: number) => decimalMoney(cents).replace('.', ',')

/** Gives money back, for some units or for all, and puts the units back on the shelf when they came. */
export function RefundDialog({ order, leftCents, onClose }: Options) {
  const { run, isBusy } = useApiAction()
  const { data: refunds = [] } = useGetList<RefundRecord>('order_refunds', { meta: { order: order.id } })
  const [units, setUnits] = useState<ReadonlyMap<number, number>>(new Map())
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [restocks, setRestocks] = useState(true)
  const [asCredit, setAsCredit] = useState(false)
  const stored = order.gift_cards.length > 0
  // Pressed twice, or sent again after a lost answer, it is still one refund.
  const [key] = useState(() => crypto.randomUUID())
  const [now] = useState(() => Date.now())
  const left = unitsLeft(order.line_items, refunds)
  const bought = boughtOf(order, refunds)
  const cents = parseMoney(amount)
  const isGood = cents !== undefined && cents > 0 && cents <= leftCents

  const choose = (next: ReadonlyMap<number, number>, sum = offeredCents(bought, next, leftCents)) => {
    setUnits(next)
    setAmount(typed(sum))
  }
  const refund = async () => {
    const lines = wireLines(bought, units, cents ?? 0)
    const data = {
      amount: decimalMoney(cents ?? 0),
      reason,
      api_refund: false,
      api_restock: restocks,
      as_store_credit: asCredit,
      line_items: lines,
    }
    const meta = { order: order.id, headers: { 'Idempotency-Key': key } }
    if (await run((provider) => provider.create('order_refunds', { data, meta }), 'Reembolso registrado.')) onClose()
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby="reembolso-titulo" fullWidth maxWidth="sm">
      <DialogTitle id="reembolso-titulo">Reembolsar o pedido #{order.number}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Alert severity="info">
          Aqui o reembolso fica registrado e o cliente é avisado. O dinheiro você devolve pelo banco ou pelo serviço de pagamento.
        </Alert>
        {stored && !asCredit && (
          <Alert severity="info">
            Primeiro volta o dinheiro; o que passar dele volta sozinho ao cartão-presente ou crédito usado no pedido.
          </Alert>
        )}
        {order.payment_method === 'pix' && order.date_paid && (
          <Alert severity="info">{pixReturnWords(order.date_paid, now)}</Alert>
        )}
        <Box>
          <Button size="small" onClick={() => choose(left, leftCents)}>
            Reembolsar tudo ({formatMoney(leftCents)})
          </Button>
        </Box>
        {order.line_items.map((item) => {
          const most = left.get(item.id) ?? 0
          return (
            <Box key={item.id}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {item.name}
              </Typography>
              <TextField
                type="number"
                label="Unidades devolvidas"
                helperText={most === 0 ? 'Todas as unidades já foram devolvidas.' : `Até ${most}.`}
                disabled={most === 0}
                value={units.get(item.id) ?? 0}
                slotProps={{ htmlInput: { ...UNITS, max: most, 'aria-label': `Unidades devolvidas de ${item.name}` } }}
                onChange={({ target }) => {
                  const wanted = Math.min(most, Math.max(0, Math.trunc(Number(target.value) || 0)))
                  choose(new Map(units).set(item.id, wanted))
                }}
              />
            </Box>
          )
        })}
        <TextField
          label="Valor a devolver (R$)"
          value={amount}
          error={amount !== '' && !isGood}
          helperText={`Até ${formatMoney(leftCents)}, com vírgula antes dos centavos: 49,90.`}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          label="Motivo (o cliente lê)"
          value={reason}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormControlLabel
          control={<Checkbox checked={restocks} onChange={({ target }) => setRestocks(target.checked)} />}
          label="Devolver as unidades ao estoque"
        />
        {order.customer_id > 0 && (
          <FormControlLabel
            control={<Checkbox checked={asCredit} onChange={({ target }) => setAsCredit(target.checked)} />}
            label="Devolver como crédito na loja, em vez de dinheiro"
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
        <Button variant="contained" color="error" disabled={!isGood || isBusy} onClick={() => void refund()}>
          Reembolsar {isGood ? formatMoney(cents) : ''}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
