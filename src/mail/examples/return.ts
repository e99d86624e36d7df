import { GIVEN_BACK, PAID } from '../example-order.ts'
import { defineMailExample } from '../mail-example.ts'

export default defineMailExample({
  title: 'Devolução: recibo',
  when: 'Quando um cliente pede para devolver uma compra.',
  to: 'customer',
  place: 9,
  draw: async ({ ofReturn, order }) => (await ofReturn(order(PAID), GIVEN_BACK))[0],
})
