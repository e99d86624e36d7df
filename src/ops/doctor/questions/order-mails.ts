import { sql } from 'kysely'
import { VITRINE } from '../../vitrine-command.ts'
import { defineQuestion } from '../question.ts'

export default defineQuestion({
  id: 'order-mails',
  question: 'Os e-mails dos pedidos foram escritos?',
  query: sql<{ number: string; kind: string }>`
    select o.number, m.kind from order_mails m join orders o on o.id = m.order_id
    where m.drawn_at is null and m.created_at < now() - interval '15 minutes' order by m.order_id, m.kind`,
  problem: ({ number, kind }) =>
    `O e-mail «${kind}» do pedido #${number} ainda não foi escrito: veja se a loja está no ar e os trabalhos com ${VITRINE} jobs.`,
})
