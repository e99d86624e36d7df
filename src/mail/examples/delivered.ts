import { PAID, TRACKING } from '../example-order.ts'
import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Pedido entregue',
  when: 'Quando a transportadora entrega o pacote. Liga e desliga em Ajustes › Prazos e retirada.',
  to: 'customer',
  place: 3.2,
  draw: ({ ofOrder, order }) => ofOrder('delivered', order({ ...PAID, status: 'completed', tracking: TRACKING })),
})
