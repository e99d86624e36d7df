import { definePage } from '../design.ts'
import { BELOW } from '../page-pieces.ts'
import benefitsBar from '../sections/benefits/bar.ts'
import categoriesGrid from '../sections/categories/grid.ts'
import heroesPhotoCover from '../sections/heroes/photo-cover.ts'
import imageTextLeft from '../sections/image-text/left.ts'
import newsletterBand from '../sections/newsletter/band.ts'
import shelvesBestSellers from '../sections/shelves/best-sellers.ts'
import shelvesOnSale from '../sections/shelves/on-sale.ts'
import testimonialsCards from '../sections/testimonials/cards.ts'

export default definePage({
  title: 'Página inicial clássica',
  words: 'home início loja completa',
  order: 10,
  draw: (shop) => [
    heroesPhotoCover.draw(shop, { isFirst: true }),
    benefitsBar.draw(shop, BELOW),
    categoriesGrid.draw(shop, BELOW),
    shelvesBestSellers.draw(shop, BELOW),
    imageTextLeft.draw(shop, BELOW),
    shelvesOnSale.draw(shop, BELOW),
    testimonialsCards.draw(shop, BELOW),
    newsletterBand.draw(shop, BELOW),
  ],
})
