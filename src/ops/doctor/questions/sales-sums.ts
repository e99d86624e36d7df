import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

type Row = { day: string; rows: number }

export default defineQuestion({
  id: 'sales-sums',
  question: 'As somas de cada dia, que os relatórios leem, são as dos pedidos?',
  // Days that are marked are counted from their orders by every report: what is kept of them is read by nobody.
  query: sql<Row>`
    with days as materialized (
      select day from sales_sums where side = 'order'
      union select shop_day(created_at) from orders where trashed_at is null and status in ('processing', 'completed', 'refunded')
      except select day from sales_marks
    ),
    kept as (select s.* from sales_sums s join days using (day)),
    counted as materialized (
      select * from count_sales(array(select day from days), array['order', 'payment', 'state', 'coupon', 'origin', 'line', 'product', 'category'])
    )
    select to_char(day, 'DD/MM/YYYY') as day, count(*)::int as rows
    from ((table kept except table counted) union all (table counted except table kept)) apart
    group by apart.day order by apart.day`,
  problem: ({ day, rows }) =>
    `As somas das vendas de ${day} não são as dos pedidos (${rows} linhas diferem): conte de novo com «Contar vendas», em /wp-json/wc/v3/system_status/tools/recount_sales.`,
})
