import { defineMailExample } from '../mail-example.ts'

const NOTE = {
  id: 1,
  text: 'A caneca azul chega na quinta. Podemos enviar tudo junto?',
  toCustomer: true,
  author: '',
  createdAt: new Date(),
}

export default defineMailExample({
  title: 'Mensagem da loja sobre o pedido',
  when: 'Quando você escreve uma nota para o cliente no pedido.',
  to: 'customer',
  place: 8,
  draw: ({ ofOrder, order }) => ofOrder('note:1', order({ notes: [NOTE] })),
})
