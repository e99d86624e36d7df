import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

type Row = { id: number; email: string; purchases: number; counted: number }

export default defineQuestion({
  id: 'customer-sums',
  question: 'As compras de cada cliente são as dos pedidos, e cada pedido é de um cliente?',
  query: sql<Row>`
    select p.id, p.email, p.purchases, count(o.id)::int as counted
    from customer_profiles p left join customer_orders c on c.profile_id = p.id left join orders o on o.id = c.order_id and is_purchase(o)
    group by p.id
    having (p.purchases, p.spent_cents, p.first_order_at, p.last_order_at) is distinct from
      (count(o.id)::int, coalesce(sum(o.total_cents - o.refunded_cents), 0)::bigint, min(o.created_at), max(o.created_at))
    union all
    select 0, o.email, 0, 1 from orders o where not exists (select from customer_orders c where c.order_id = o.id)
    order by 1`,
  problem: ({ id, email, purchases, counted }) =>
    `${id === 0 ? `Um pedido de ${email} não está em nenhum cliente` : `${email || `O cliente ${id}`} tem ${purchases} compras na lista de clientes, mas ${counted} nos pedidos, ou outro total`}: conte de novo com «Contar clientes», em /wp-json/wc/v3/system_status/tools/recount_customers.`,
})
