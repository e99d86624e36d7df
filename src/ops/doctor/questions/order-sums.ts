import { sql } from 'kysely'
import { formatMoney } from '#kit/money.ts'
import { defineQuestion } from '../question.ts'

type Row = { number: string; total_cents: number; lines: number }

export default defineQuestion({
  id: 'order-sums',
  question: 'O total de cada pedido é a soma das linhas, do frete e dos descontos dele?',
  query: sql<Row>`
    select o.number, o.total_cents, coalesce(sum(l.total_cents), 0)::bigint + o.shipping_cents - o.merchant_discount_cents - o.payment_discount_cents as lines
    from orders o left join order_lines l on l.order_id = o.id
    group by o.id
    having o.subtotal_cents <> coalesce(sum(l.unit_cents * l.quantity), 0)
      or o.discount_cents <> coalesce(sum(l.discount_cents), 0)
      or o.total_cents <> coalesce(sum(l.total_cents), 0) + o.shipping_cents - o.merchant_discount_cents - o.payment_discount_cents
    order by o.id`,
  problem: ({ number, total_cents, lines }) =>
    `O pedido #${number} diz ${formatMoney(total_cents)}, mas as suas partes somam ${formatMoney(lines)}: confira o pedido antes de enviar.`,
})
