import { sql } from 'kysely'
import { formatMoney } from '#kit/money.ts'
import { VITRINE } from '../../vitrine-command.ts'
import { defineQuestion } from '../question.ts'

type Row = { id: number; provider: string; event_id: string; amount_cents: number; is_matched: boolean }

export default defineQuestion({
  id: 'open-payments',
  question: 'Todo pagamento recebido chegou a um pedido?',
  query: sql<Row>`
    select id, provider, event_id, amount_cents, order_id is not null as is_matched from payment_events
    where (order_id is null and kind = 'paid') or (order_id is not null and applied_at is null and received_at < now() - interval '10 minutes')
    order by id`,
  problem: ({ id, provider, event_id, amount_cents, is_matched }) =>
    is_matched
      ? `O aviso ${event_id} de ${provider} (${formatMoney(amount_cents)}) espera há mais de 10 minutos: veja se a loja está no ar e os trabalhos com ${VITRINE} jobs.`
      : `${formatMoney(amount_cents)} de ${provider} (aviso ${event_id}, linha ${id}) não dizem de qual pedido são: descubra o pedido ou devolva o dinheiro.`,
})
