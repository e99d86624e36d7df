import { definePage } from '../design.ts'
import { BELOW } from '../page-pieces.ts'
import galleryLookbook from '../sections/gallery/lookbook.ts'
import galleryWideAndTwo from '../sections/gallery/wide-and-two.ts'
import heroesCentered from '../sections/heroes/centered.ts'
import imageTextArch from '../sections/image-text/arch.ts'
import shelvesFirstCategory from '../sections/shelves/first-category.ts'

export default definePage({
  title: 'Lookbook',
  words: 'coleção fotos editorial moda',
  order: 90,
  draw: (shop) => [
    heroesCentered.draw(shop, { isFirst: true }),
    galleryLookbook.draw(shop, BELOW),
    imageTextArch.draw(shop, BELOW),
    galleryWideAndTwo.draw(shop, BELOW),
    shelvesFirstCategory.draw(shop, BELOW),
  ],
})
