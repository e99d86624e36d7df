import { definePage } from '../design.ts'
import { BELOW } from '../page-pieces.ts'
import benefitsCards from '../sections/benefits/cards.ts'
import heroesPhotoRight from '../sections/heroes/photo-right.ts'
import imageTextArch from '../sections/image-text/arch.ts'
import linksClosing from '../sections/links/closing.ts'
import questionsFaq from '../sections/questions/faq.ts'
import shelvesOneProduct from '../sections/shelves/one-product.ts'
import stepsNumbered from '../sections/steps/numbered.ts'
import testimonialsCards from '../sections/testimonials/cards.ts'

export default definePage({
  title: 'Página de venda',
  words: 'landing page produto campanha anúncio',
  order: 70,
  draw: (shop) => [
    heroesPhotoRight.draw(shop, { isFirst: true }),
    benefitsCards.draw(shop, BELOW),
    shelvesOneProduct.draw(shop, BELOW),
    imageTextArch.draw(shop, BELOW),
    stepsNumbered.draw(shop, BELOW),
    testimonialsCards.draw(shop, BELOW),
    questionsFaq.draw(shop, BELOW),
    linksClosing.draw(shop, BELOW),
  ],
})
