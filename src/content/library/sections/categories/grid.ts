import { defineSection } from '../../design.ts'
import { band, box, intro, widget } from '../../elements.ts'
import { categoriesOf } from '../../pieces.ts'

export default defineSection({
  title: 'Grade de categorias com fotos',
  words: 'departamentos menu',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      intro('Escolha por onde começar'),
      box(
        { grid_columns: 3, grid_columns_mobile: 2, gap: 'sm' },
        ...categoriesOf(shop, 6).map(({ name, url, image }) =>
          widget('image-box', { image, title_text: name, link: { url }, look: image.id ? 'cover' : 'card', aspect: '3-2' }),
        ),
      ),
    ),
})
