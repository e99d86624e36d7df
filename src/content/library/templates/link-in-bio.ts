import { definePage } from '../design.ts'
import { BELOW } from '../page-pieces.ts'
import linksBio from '../sections/links/bio.ts'
import shelvesNewest from '../sections/shelves/newest.ts'

export default definePage({
  title: 'Link na bio',
  words: 'instagram redes perfil',
  order: 100,
  draw: (shop) => [linksBio.draw(shop, { isFirst: true }), shelvesNewest.draw(shop, BELOW)],
})
