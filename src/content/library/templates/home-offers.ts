import { definePage } from '../design.ts'
import { BELOW } from '../page-pieces.ts'
import bannersBrand from '../sections/banners/brand.ts'
import bannersMosaic from '../sections/banners/mosaic.ts'
import benefitsBar from '../sections/benefits/bar.ts'
import heroesSlides from '../sections/heroes/slides.ts'
import questionsGuarantee from '../sections/questions/guarantee.ts'
import shelvesBestSellers from '../sections/shelves/best-sellers.ts'
import shelvesNewest from '../sections/shelves/newest.ts'
import shelvesOnSale from '../sections/shelves/on-sale.ts'

export default definePage({
  title: 'Página inicial de ofertas',
  words: 'home início promoções varejo',
  order: 40,
  draw: (shop) => [
    heroesSlides.draw(shop, { isFirst: true }),
    benefitsBar.draw(shop, BELOW),
    shelvesOnSale.draw(shop, BELOW),
    bannersMosaic.draw(shop, BELOW),
    shelvesBestSellers.draw(shop, BELOW),
    bannersBrand.draw(shop, BELOW),
    shelvesNewest.draw(shop, BELOW),
    questionsGuarantee.draw(shop, BELOW),
  ],
})
