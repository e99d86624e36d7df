import { defineSection } from '../../design.ts'
import { band, columns, widget } from '../../elements.ts'
import { categoriesOf } from '../../pieces.ts'

export default defineSection({
  title: 'Duas categorias grandes',
  words: 'departamentos feminino masculino',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      columns(
        2,
        { gap: 'sm' },
        ...categoriesOf(shop, 2).map(({ name, url, image }) =>
          widget('call-to-action', {
            skin: 'cover',
            bg_image: image,
            title: name,
            title_tag: 'h2',
            description: '',
            button: 'Ver produtos',
            link: { url },
            link_click: 'box',
            min_height: 440,
            min_height_mobile: 300,
            vertical_position: 'end',
            background_color: 'night',
            text_color: 'paper',
          }),
        ),
      ),
    ),
})
