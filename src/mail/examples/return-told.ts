import { GIVEN_BACK, PAID } from '../example-order.ts'
import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Devolução solicitada',
  when: 'Quando um cliente pede para devolver uma compra.',
  to: 'shop',
  place: 43,
  draw: async ({ ofReturn, order }) => (await ofReturn(order(PAID), GIVEN_BACK))[1],
})
