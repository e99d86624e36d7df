import { sql } from 'kysely'
import { VITRINE } from '../../vitrine-command.ts'
import { defineQuestion } from '../question.ts'

export default defineQuestion({
  id: 'order-holds',
  question: 'As reservas vencidas voltaram ao estoque?',
  query: sql<{ number: string }>`
    select number from orders
    where hold_until < now() - interval '10 minutes' and status in ('pending', 'failed') and paid_cents = 0 order by id`,
  problem: ({ number }) =>
    `A reserva do pedido #${number} venceu e ainda segura o estoque: com a loja no ar ela volta em um minuto; se não voltar, veja os trabalhos com ${VITRINE} jobs.`,
})
