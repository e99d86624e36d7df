import { definePage } from '../design.ts'
import { returnsText } from '../legal/returns.ts'
import { LEGAL_NOTE, longText, pageTitle } from '../page-pieces.ts'

export default definePage({
  title: 'Trocas e devoluções',
  words: 'política arrependimento cdc',
  order: 150,
  note: LEGAL_NOTE,
  draw: (shop) => [
    pageTitle('Trocas e devoluções', 'Os seus direitos e o caminho mais curto para usá-los.'),
    longText(returnsText(shop)),
  ],
})
