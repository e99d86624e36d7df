import { PAID } from '../example-order.ts'
import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Pagamento confirmado',
  when: 'Quando o pagamento é confirmado, pelo serviço ou por você.',
  to: 'customer',
  place: 2,
  draw: ({ ofOrder, order }) => ofOrder('paid', order(PAID)),
})
