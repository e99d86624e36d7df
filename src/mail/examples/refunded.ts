import { PAID } from '../example-order.ts'
import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Reembolso',
  when: 'A cada devolução de dinheiro de um pedido.',
  to: 'customer',
  place: 6,
  draw: ({ ofOrder, order }) => ofOrder('refunded', order({ ...PAID, status: 'refunded', refundedCents: PAID.paidCents })),
})
