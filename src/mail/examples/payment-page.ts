import { defineMailExample } from '../mail-example.ts'
import { paymentPageMail } from '../payment-page-mail.ts'

export default defineMailExample({
  title: 'A página de pagamento mudou',
  when: 'Quando a conferência diária encontra na página de pagamento algo que não está no inventário.',
  to: 'shop',
  place: 47,
  draw: (options) =>
    paymentPageMail(options, ['A página carrega um script que não está no inventário: https://outro.example/x.js']),
})
