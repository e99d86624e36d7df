import { definePage } from '../design.ts'
import { BELOW, pageTitle } from '../page-pieces.ts'
import contactWhatsapp from '../sections/contact/whatsapp.ts'
import questionsFaq from '../sections/questions/faq.ts'
import questionsReturns from '../sections/questions/returns.ts'

export default definePage({
  title: 'Perguntas frequentes',
  words: 'faq dúvidas ajuda',
  order: 130,
  draw: (shop) => [
    pageTitle('Como podemos ajudar?', 'O que mais perguntam antes e depois de comprar.'),
    questionsFaq.draw(shop, BELOW),
    questionsReturns.draw(shop, BELOW),
    contactWhatsapp.draw(shop, BELOW),
  ],
})
