import { sql } from 'kysely'
import { formatMoney } from '#kit/money.ts'
import { defineQuestion } from '../question.ts'

type Row = {
  number: string
  paid_cents: number
  received: number
  refunded_cents: number
  by_merchant: number
  by_provider: number
  total_cents: number
}

export default defineQuestion({
  id: 'order-money',
  question: 'O dinheiro de cada pedido é o que foi recebido e devolvido por ele?',
  query: sql<Row>`
    select * from (
      select o.number, o.total_cents, o.paid_cents, o.refunded_cents, o.stored_value_cents,
        coalesce((select sum(amount_cents) from payment_events e where e.order_id = o.id and e.kind = 'paid'), 0)::bigint as received,
        coalesce((
          select sum(r.amount_cents - coalesce((select sum(p.amount_cents) from payment_refunds p where p.refund_id = r.id and p.state = 'failed'), 0))
          from order_refunds r where r.order_id = o.id
        ), 0)::bigint as by_merchant,
        coalesce((
          select sum(amount_cents) from payment_events e
          where e.order_id = o.id and e.kind in ('refund', 'chargeback') and e.refund_key is null
        ), 0)::bigint as by_provider
      from orders o
      -- What has just arrived may not be counted yet.
      where not exists (select 1 from payment_events e where e.order_id = o.id and e.applied_at is null)
    ) sums
    where paid_cents <> received or refunded_cents <> least(greatest(received + stored_value_cents, total_cents), by_merchant + least(received, by_provider))
    order by number`,
  problem: ({ number, paid_cents, received, refunded_cents, by_merchant, by_provider }) =>
    `O pedido #${number} diz ${formatMoney(paid_cents)} pagos e ${formatMoney(refunded_cents)} devolvidos, mas os registros somam ${formatMoney(received)} e ${formatMoney(by_merchant + by_provider)}: confira com o extrato.`,
})
