import { definePage } from '../design.ts'
import { BELOW, resellerBand } from '../page-pieces.ts'
import heroesPhotoRight from '../sections/heroes/photo-right.ts'
import pricesReseller from '../sections/prices/reseller.ts'
import questionsFaq from '../sections/questions/faq.ts'
import stepsNumbered from '../sections/steps/numbered.ts'

export default definePage({
  title: 'Revenda e atacado',
  words: 'lojistas parceiros b2b',
  order: 110,
  draw: (shop) => [
    heroesPhotoRight.draw(shop, { isFirst: true }),
    pricesReseller.draw(shop, BELOW),
    stepsNumbered.draw(shop, BELOW),
    resellerBand(),
    questionsFaq.draw(shop, BELOW),
  ],
})
