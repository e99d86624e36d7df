import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

type Row = { number: string | null; order_id: number; stock_id: number; status: string | null; units: number; wanted: number }

export default defineQuestion({
  id: 'order-units',
  question: 'Cada pedido tem as unidades que comprou, e os cancelados devolveram as suas?',
  query: sql<Row>`
    with moved as (select order_id, stock_id, -sum(units)::bigint as units from stock_moves where order_id is not null group by order_id, stock_id),
    bought as (
      select order_id, stock_id, sum(units - owed)::bigint as promised, sum(units - restocked)::bigint as most
      from order_units group by order_id, stock_id
    )
    select o.number, coalesce(m.order_id, b.order_id) as order_id, coalesce(m.stock_id, b.stock_id) as stock_id, o.status,
      coalesce(m.units, 0) as units, coalesce(b.promised, 0) as wanted
    from moved m full join bought b on b.order_id = m.order_id and b.stock_id = m.stock_id
    left join orders o on o.id = coalesce(m.order_id, b.order_id)
    -- An order that was deleted for good had given its units back.
    where (o.id is null and coalesce(m.units, 0) <> 0)
      or coalesce(m.units, 0) < 0
      or coalesce(m.units, 0) > coalesce(b.most, 0)
      or (o.status = 'cancelled' and coalesce(m.units, 0) <> 0)
      or (o.status in ('pending', 'on-hold', 'failed') and o.refunded_cents = 0 and coalesce(m.units, 0) < coalesce(b.promised, 0))
    order by 2, 3`,
  problem: ({ number, order_id, stock_id, status, units, wanted }) => {
    if (number === null)
      return `O estoque ${stock_id} tem saídas para o pedido ${order_id}, que não existe: conte as unidades e registre uma correção.`
    if (status === 'cancelled')
      return `O pedido #${number} foi cancelado, mas ficou com ${units} do estoque ${stock_id}: conte as unidades e registre uma correção.`
    return `O pedido #${number} comprou ${wanted} do estoque ${stock_id}, mas o registro diz ${units}: conte as unidades e registre uma correção.`
  },
})
