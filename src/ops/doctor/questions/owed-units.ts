import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

type Row = { id: number; name: string; owed: number; wanted: number }

export default defineQuestion({
  id: 'owed-units',
  question: 'O que cada estoque deve sob encomenda é o que os pedidos abertos esperam?',
  query: sql<Row>`
    select s.id, p.name, s.owed, coalesce(due.units, 0)::integer as wanted
    from stock s
    join products p on p.id = s.product_id
    left join (
      select owes.stock_id, sum(owes.units) as units
      from orders o join order_lines l on l.order_id = o.id cross join lateral line_debts(l) owes
      where still_owes(o.status) group by owes.stock_id
    ) due on due.stock_id = s.id
    where s.owed <> coalesce(due.units, 0)
    order by s.id`,
  problem: ({ id, name, owed, wanted }) =>
    `«${name}» diz dever ${owed} unidades sob encomenda, mas os pedidos abertos esperam ${wanted}: corrija «owed» na linha ${id} de stock.`,
})
