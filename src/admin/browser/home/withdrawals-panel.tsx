import { Alert } from '@mui/material'
import { useState } from 'react'
import { formatMoney } from '#kit/money.ts'
import { refundText, UNPAID, type Withdrawal } from '../orders/after-sale-labels.ts'
import { useAnswer } from '../shared/use-api.ts'
import { Rows, Way } from './rows.tsx'

/** Buyers who changed their mind and wait for their money: the most urgent thing that the law knows. */
export function WithdrawalsPanel() {
  const { data = [] } = useAnswer<Withdrawal[]>('/vitrine/v1/withdrawals?status=open&per_page=10')
  const [now] = useState(() => Date.now())
  if (data.length === 0) return null
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { inlineSize: '100%' } }}>
      <Rows
        none=""
        rows={data.map((one) => [
          String(one.receipt),
          <span key={one.receipt}>
            <Way to={`/orders/${one.order_id}/show`}>
              {one.due_cents > 0
                ? `Devolva ${formatMoney(one.due_cents)} do pedido #${one.order_number}`
                : `O cliente desistiu do pedido #${one.order_number}`}
            </Way>
            . {one.due_cents > 0 ? refundText(one, now) : UNPAID}
          </span>,
        ])}
      />
    </Alert>
  )
}
