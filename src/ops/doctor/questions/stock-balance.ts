import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

type Row = { id: number; name: string; sku: string | null; on_hand: number; moved: number }

export default defineQuestion({
  id: 'stock-balance',
  question: 'O estoque de cada produto é a soma das entradas e saídas dele?',
  query: sql<Row>`
    select s.id, p.name, coalesce(v.sku, p.sku) as sku, s.on_hand, coalesce(sum(m.units), 0)::bigint as moved
    from stock s
    join products p on p.id = s.product_id
    left join variations v on v.id = s.variation_id
    left join stock_moves m on m.stock_id = s.id
    group by s.id, p.id, v.id
    having s.on_hand < 0 or s.on_hand <> coalesce(sum(m.units), 0)
    order by s.id`,
  problem: ({ id, name, sku, on_hand, moved }) => {
    const what = `«${name}»${sku === null ? '' : ` (${sku})`}`
    if (on_hand < 0)
      return `${what} tem estoque negativo (${on_hand}): conte as unidades e registre uma correção (linha ${id} de stock).`
    return `${what} tem ${on_hand} em estoque, mas as entradas e saídas somam ${moved}: conte as unidades e registre uma correção (linha ${id} de stock).`
  },
})
