import { sql } from 'kysely'
import { formatMoney } from '#kit/money.ts'
import { defineQuestion } from '../question.ts'

type Row = { what: string; kept: number; moved: number }

export default defineQuestion({
  id: 'stored-values',
  question: 'O saldo de cada cartão-presente e crédito é a soma dos seus movimentos?',
  query: sql<Row>`
    select case when v.kind = 'credit' then 'O crédito nº ' || v.id else 'O cartão-presente final ' || v.last_four end as what,
      v.balance_cents as kept, coalesce(m.cents, 0)::bigint as moved
    from stored_values v left join (select value_id, sum(cents) as cents from stored_value_moves group by value_id) m on m.value_id = v.id
    where v.balance_cents <> coalesce(m.cents, 0)
    union all
    select 'O pedido #' || o.number, o.stored_value_cents, coalesce(m.cents, 0)::bigint
    from orders o left join (
      select order_id, -sum(cents) as cents from stored_value_moves where reason in ('spent', 'released') group by order_id
    ) m on m.order_id = o.id
    where o.stored_value_cents <> coalesce(m.cents, 0)
    order by 1`,
  problem: ({ what, kept, moved }) =>
    `${what} diz ${formatMoney(kept)}, mas os movimentos somam ${formatMoney(moved)}: alguém mudou o banco de dados por fora.`,
})
