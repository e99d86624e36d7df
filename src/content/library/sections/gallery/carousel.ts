import { defineSection } from '../../design.ts'
import { band, intro, widget } from '../../elements.ts'
import { picturesOf } from '../../pieces.ts'

export default defineSection({
  title: 'Carrossel de fotos',
  words: 'galeria imagens',
  draw: (shop) =>
    band(
      { background_color: 'sand', padding_block: 'lg' },
      intro('De perto'),
      widget('image-carousel', { label: 'Fotos', carousel: picturesOf(shop, 'wide', 6), link_to: 'file' }),
    ),
})
