import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

type Row = { method: string; charges: number; refunds: number; problem: string }

export default defineQuestion({
  id: 'payment-services',
  question: 'Os serviços de pagamento respondem?',
  query: sql<Row>`
    select method, count(*) filter (where what = 'charge')::int as charges, count(*) filter (where what = 'refund')::int as refunds,
      max(problem) as problem
    from (
      select 'charge' as what, method, problem from payment_charges
      where state in ('new', 'open') and failures >= 3 and created_at > now() - interval '1 day'
      union all
      select 'refund', method, '' from payment_refunds where state = 'asked' and failures >= 3
    ) troubled
    group by method order by method`,
  problem: ({ method, charges, refunds, problem }) =>
    `${method} falhou várias vezes seguidas (${charges} cobranças e ${refunds} devoluções esperam)${problem === '' ? '' : `: ${problem}`} Teste a conexão em Ajustes › Pagamento.`,
})
