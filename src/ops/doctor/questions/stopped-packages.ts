import { sql } from 'kysely'
import { defineQuestion } from '../question.ts'

export default defineQuestion({
  id: 'stopped-packages',
  question: 'Os pacotes enviados andam?',
  query: sql<{ number: string; code: string; days: number }>`
    select order_number as number, code, extract(day from now() - happened_at)::int as days
    from stopped_packages order by happened_at`,
  problem: ({ number, code, days }) =>
    `Do pacote ${code} do pedido #${number} não se ouve nada há ${days} dias: fale com a transportadora e avise quem comprou.`,
})
