import { PAID } from '../example-order.ts'
import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Pagamento a devolver',
  when: 'Quando um pagamento chega tarde, e o que foi comprado já foi vendido a outra pessoa.',
  to: 'shop',
  place: 42,
  draw: ({ ofOrder, order }) => ofOrder('refund-due', order({ ...PAID, status: 'cancelled' })),
})
