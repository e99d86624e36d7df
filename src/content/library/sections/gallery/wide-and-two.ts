import { defineSection } from '../../design.ts'
import { band, columns, widget } from '../../elements.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Uma foto larga e duas menores',
  words: 'galeria imagens ambiente',
  draw: (shop) =>
    band(
      { padding_block: 'lg', gap: 'sm' },
      widget('image', { image: pictureOf(shop, 'wide'), aspect: '21-9', radius: 'md', shown_at: 'full' }),
      columns(
        2,
        { gap: 'sm', grid_columns_mobile: 2 },
        widget('image', { image: pictureOf(shop, 'wide', 1), aspect: '3-2', radius: 'md', shown_at: 'half' }),
        widget('image', { image: pictureOf(shop, 'wide', 2), aspect: '3-2', radius: 'md', shown_at: 'half' }),
      ),
    ),
})
