import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Novo pedido',
  when: 'A cada pedido novo.',
  to: 'shop',
  place: 40,
  draw: ({ ofOrder, order }) => ofOrder('new-order', order({})),
})
