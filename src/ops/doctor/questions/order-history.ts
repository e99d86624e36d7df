import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

type Row = { number: string; status: string; last: string | null }

export default defineQuestion({
  id: 'order-history',
  question: 'O histórico de cada pedido conta como ele chegou ao seu status?',
  query: sql<Row>`
    select o.number, o.status, h.last from orders o
    left join lateral (
      select e.after ->> 'status' as last from order_events e
      where e.order_id = o.id and e.after ? 'status' order by e.id desc limit 1
    ) h on true
    where h.last is distinct from o.status order by o.id`,
  problem: ({ number, status, last }) =>
    `O pedido #${number} está em «${status}», mas o histórico termina em «${last ?? 'nada'}»: alguém mudou o banco por fora da loja.`,
})
