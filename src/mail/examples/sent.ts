import { PAID, TRACKING } from '../example-order.ts'
import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Pedido enviado',
  when: 'Quando você envia o pedido ou o dá por concluído.',
  to: 'customer',
  place: 3,
  draw: ({ ofOrder, order }) => ofOrder('sent', order({ ...PAID, status: 'completed', tracking: TRACKING })),
})
