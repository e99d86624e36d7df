import { PAID } from '../example-order.ts'
import { defineMailExample } from '../mail-example.ts'

const INVOICE = { accessKey: '35080599999090910270550010000000015180051273', pdfUrl: 'https://notas.exemplo.com.br/danfe.pdf' }

export default defineMailExample({
  title: 'Nota fiscal',
  when: 'Quando a nota fiscal do pedido é autorizada.',
  to: 'customer',
  place: 4,
  draw: ({ ofOrder, order }) => ofOrder('invoice', order({ ...PAID, invoice: INVOICE })),
})
