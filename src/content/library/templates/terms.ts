import { definePage } from '../design.ts'
import { termsText } from '../legal/terms.ts'
import { LEGAL_NOTE, longText, pageTitle } from '../page-pieces.ts'

export default definePage({
  title: 'Termos de uso e de compra',
  words: 'condições contrato cdc',
  order: 170,
  note: LEGAL_NOTE,
  draw: (shop) => [pageTitle('Termos de uso e de compra', 'As regras da loja, em português claro.'), longText(termsText(shop))],
})
