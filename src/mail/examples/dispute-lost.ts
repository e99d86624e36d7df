import { PAID } from '../example-order.ts'
import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Contestação perdida',
  when: 'Quando o serviço de pagamento decide pelo cliente.',
  to: 'shop',
  place: 46,
  draw: ({ ofOrder, order }) => ofOrder('dispute-lost', order(PAID)),
})
