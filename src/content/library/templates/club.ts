import { definePage } from '../design.ts'
import { BELOW } from '../page-pieces.ts'
import heroesCollage from '../sections/heroes/collage.ts'
import pricesPlans from '../sections/prices/plans.ts'
import questionsFaq from '../sections/questions/faq.ts'
import stepsIcons from '../sections/steps/icons.ts'
import testimonialsLarge from '../sections/testimonials/large.ts'

export default definePage({
  title: 'Clube e assinatura',
  words: 'planos mensalidade caixa',
  order: 120,
  draw: (shop) => [
    heroesCollage.draw(shop, { isFirst: true }),
    stepsIcons.draw(shop, BELOW),
    pricesPlans.draw(shop, BELOW),
    testimonialsLarge.draw(shop, BELOW),
    questionsFaq.draw(shop, BELOW),
  ],
})
