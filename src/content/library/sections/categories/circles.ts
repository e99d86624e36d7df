import { defineSection } from '../../design.ts'
import { band, box, heading, widget } from '../../elements.ts'
import { categoriesOf } from '../../pieces.ts'

export default defineSection({
  title: 'Categorias em círculos',
  words: 'departamentos redondas stories',
  draw: (shop) =>
    band(
      { padding_block: 'md', gap: 'md' },
      box(
        { grid_columns: 6, grid_columns_tablet: 3, grid_columns_mobile: 2, gap: 'md' },
        ...categoriesOf(shop, 6).map(({ name, url, image }) =>
          box(
            { gap: 'xs', align_items: 'center' },
            widget('image', { image, link: { url }, aspect: '1-1', radius: 'circle', shown_at: 'third', width: 78 }),
            heading(name, { header_size: 'h2', size: 'small', align: 'center', link: { url } }),
          ),
        ),
      ),
    ),
})
