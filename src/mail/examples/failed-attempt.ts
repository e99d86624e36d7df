import { PAID, TRACKING } from '../example-order.ts'
import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Tentativa de entrega sem sucesso',
  when: 'Quando a transportadora não consegue entregar o pacote.',
  to: 'customer',
  place: 3.15,
  draw: ({ ofOrder, order }) => ofOrder('failed-attempt', order({ ...PAID, status: 'completed', tracking: TRACKING })),
})
