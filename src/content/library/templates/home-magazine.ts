import { definePage } from '../design.ts'
import { BELOW } from '../page-pieces.ts'
import blogCards from '../sections/blog/cards.ts'
import categoriesCircles from '../sections/categories/circles.ts'
import gallerySquareGrid from '../sections/gallery/square-grid.ts'
import heroesCollage from '../sections/heroes/collage.ts'
import imageTextZigzag from '../sections/image-text/zigzag.ts'
import newsletterCard from '../sections/newsletter/card.ts'
import shelvesWithPhoto from '../sections/shelves/with-photo.ts'

export default definePage({
  title: 'Página inicial de revista',
  words: 'home início editorial moda',
  order: 30,
  draw: (shop) => [
    heroesCollage.draw(shop, { isFirst: true }),
    categoriesCircles.draw(shop, BELOW),
    shelvesWithPhoto.draw(shop, BELOW),
    imageTextZigzag.draw(shop, BELOW),
    blogCards.draw(shop, BELOW),
    gallerySquareGrid.draw(shop, BELOW),
    newsletterCard.draw(shop, BELOW),
  ],
})
