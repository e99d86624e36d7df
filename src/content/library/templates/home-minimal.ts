import { definePage } from '../design.ts'
import { BELOW } from '../page-pieces.ts'
import galleryWideAndTwo from '../sections/gallery/wide-and-two.ts'
import heroesCentered from '../sections/heroes/centered.ts'
import linksClosing from '../sections/links/closing.ts'
import shelvesFirstCategory from '../sections/shelves/first-category.ts'
import shelvesNewest from '../sections/shelves/newest.ts'

export default definePage({
  title: 'Página inicial minimalista',
  words: 'home início simples limpa',
  order: 20,
  draw: (shop) => [
    heroesCentered.draw(shop, { isFirst: true }),
    shelvesNewest.draw(shop, BELOW),
    galleryWideAndTwo.draw(shop, BELOW),
    shelvesFirstCategory.draw(shop, BELOW),
    linksClosing.draw(shop, BELOW),
  ],
})
