import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Pedido cancelado',
  when: 'Quando um pedido é cancelado, por você ou porque não foi pago a tempo.',
  to: 'customer',
  place: 5,
  draw: ({ ofOrder, order }) => ofOrder('cancelled', order({ status: 'cancelled' })),
})
