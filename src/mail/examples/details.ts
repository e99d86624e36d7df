import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Detalhes do pedido',
  when: 'Quando você envia o link de pagamento ou os detalhes pelo painel.',
  to: 'customer',
  place: 7,
  draw: ({ ofOrder, order }) => ofOrder('details', order({})),
})
