import { PAID } from '../example-order.ts'
import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Pagamento contestado',
  when: 'Quando o cliente contesta um pagamento no banco ou no serviço.',
  to: 'shop',
  place: 45,
  draw: ({ ofOrder, order }) => ofOrder('dispute-open', order(PAID)),
})
