import { sql } from 'kysely'
import { formatMoney } from '#kit/money.ts'
import { defineQuestion } from '../question.ts'

type Row = { number: string; total_cents: number; parts: number }

const FEES = sql`(select coalesce(sum(f.cents), 0)::bigint from order_fees f where f.order_id = o.id)`
const PROMOTIONS = sql`(select coalesce(sum(p.discount_cents), 0)::bigint from order_promotions p where p.order_id = o.id)`

export default defineQuestion({
  id: 'order-sums',
  question: 'O total de cada pedido é a soma das linhas, do frete, das taxas e dos descontos dele?',
  query: sql<Row>`
    select o.number, o.total_cents,
      coalesce(sum(l.total_cents), 0)::bigint + o.shipping_cents + ${FEES} - o.merchant_discount_cents - o.payment_discount_cents as parts
    from orders o left join order_lines l on l.order_id = o.id
    group by o.id
    having o.subtotal_cents <> coalesce(sum(l.unit_cents * l.quantity), 0)
      or o.discount_cents <> coalesce(sum(l.discount_cents), 0)
      or coalesce(sum(l.promotion_cents), 0) <> ${PROMOTIONS}
      or o.fees_cents <> ${FEES}
      or o.total_cents <> coalesce(sum(l.total_cents), 0) + o.shipping_cents + o.fees_cents - o.merchant_discount_cents - o.payment_discount_cents
    order by o.id`,
  problem: ({ number, total_cents, parts }) =>
    `O pedido #${number} diz ${formatMoney(total_cents)}, mas as suas partes somam ${formatMoney(parts)}: confira o pedido antes de enviar.`,
})
