import { PAID } from '../example-order.ts'
import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Devolução que não foi feita',
  when: 'Quando o serviço de pagamento não devolve o dinheiro de um reembolso.',
  to: 'shop',
  place: 41,
  draw: ({ ofOrder, order }) => ofOrder('refund-failed', order(PAID)),
})
