import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Pedido recebido',
  when: 'Assim que alguém faz um pedido, com o que falta para pagar.',
  to: 'customer',
  place: 1,
  draw: ({ ofOrder, order }) => ofOrder('received', order({})),
})
