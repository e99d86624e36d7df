import { createLeavingMail } from '../account-leaving-mail.ts'
import { defineMailExample } from '../mail-example.ts'

const WEEK_MS = 7 * 86_400_000

export default defineMailExample({
  title: 'Conta será excluída',
  when: 'Quando alguém pede a exclusão da conta, uma semana antes dela.',
  to: 'customer',
  place: 25,
  draw: (makers) => createLeavingMail(makers)(makers.person, new Date(Date.now() + WEEK_MS)),
})
