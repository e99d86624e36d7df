import { definePage } from '../design.ts'
import { BELOW, pageTitle } from '../page-pieces.ts'
import contactForm from '../sections/contact/form.ts'
import contactMap from '../sections/contact/map.ts'
import questionsFaq from '../sections/questions/faq.ts'

export default definePage({
  title: 'Contato',
  words: 'fale conosco mensagem mapa',
  order: 60,
  draw: (shop) => [
    pageTitle('Contato', 'Fale com a gente pelo canal que preferir: a resposta vem de uma pessoa.', 'boxed'),
    contactForm.draw(shop, BELOW),
    contactMap.draw(shop, BELOW),
    questionsFaq.draw(shop, BELOW),
  ],
})
