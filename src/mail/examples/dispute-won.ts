import { PAID } from '../example-order.ts'
import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Contestação ganha',
  when: 'Quando o serviço de pagamento decide pela loja.',
  to: 'shop',
  place: 47,
  draw: ({ ofOrder, order }) => ofOrder('dispute-won', order(PAID)),
})
