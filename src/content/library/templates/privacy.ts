import { definePage } from '../design.ts'
import { privacyText } from '../legal/privacy.ts'
import { LEGAL_NOTE, longText, pageTitle } from '../page-pieces.ts'

export default definePage({
  title: 'Política de privacidade',
  words: 'lgpd dados cookies',
  order: 160,
  note: LEGAL_NOTE,
  draw: (shop) => [
    pageTitle('Política de privacidade', 'Quais dados usamos, para quê, por quanto tempo, e como você manda neles.'),
    longText(privacyText(shop)),
  ],
})
