import { definePage } from '../design.ts'
import { deliveryText } from '../legal/delivery.ts'
import { LEGAL_NOTE, longText, pageTitle } from '../page-pieces.ts'

export default definePage({
  title: 'Entrega e prazos',
  words: 'frete envio prazo atraso',
  order: 175,
  note: LEGAL_NOTE,
  draw: (shop) => [pageTitle('Entrega e prazos', 'Como e quando o seu pedido chega.'), longText(deliveryText(shop))],
})
