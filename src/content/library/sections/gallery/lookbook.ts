import { defineSection } from '../../design.ts'
import { band, intro, widget } from '../../elements.ts'
import { picturesOf } from '../../pieces.ts'

export default defineSection({
  title: 'Lookbook',
  words: 'galeria fotos moda ambiente',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      intro('Lookbook', 'A coleção, do jeito que a gente usa.'),
      widget('gallery', { gallery: picturesOf(shop, 'tall', 6, 3), columns: 3, columns_mobile: 2, aspect: '4-5', gap: 'sm' }),
    ),
})
