import { PAID, TRACKING } from '../example-order.ts'
import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Saiu para entrega',
  when: 'No dia em que a transportadora leva o pacote ao cliente. Liga e desliga em Ajustes › Prazos e retirada.',
  to: 'customer',
  place: 3.1,
  draw: ({ ofOrder, order }) => ofOrder('out-for-delivery', order({ ...PAID, status: 'completed', tracking: TRACKING })),
})
