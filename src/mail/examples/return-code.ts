import { PAID } from '../example-order.ts'
import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Devolução: código de postagem',
  when: 'Quando a loja gera ou digita o código de uma devolução.',
  to: 'customer',
  place: 9.1,
  draw: ({ ofReturnCode, order }) => ofReturnCode(order(PAID), { code: 'AB123456785BR', labelUrl: '' }),
})
