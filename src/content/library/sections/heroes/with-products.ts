import { defineSection, titleLevel } from '../../design.ts'
import { band, box, button, heading, prose, widget } from '../../elements.ts'

export default defineSection({
  title: 'Chamada e produtos logo abaixo',
  words: 'capa herói abertura vitrine',
  draw: (shop, place) =>
    band(
      { padding_block: 'lg', gap: 'lg' },
      box(
        {
          flex_direction: 'row',
          flex_direction_mobile: 'column',
          justify: 'space-between',
          align_items: 'flex-end',
          align_items_mobile: 'flex-start',
          gap: 'md',
        },
        box(
          { gap: 'xs', _width: 60, _width_mobile: 100 },
          heading(shop.tagline || `O melhor da ${shop.name}`, { ...titleLevel(place), size: 'xl' }),
          prose('<p>Escolhidos pela loja para esta semana.</p>', { size: 'lg' }),
        ),
        button('Ver tudo', '/loja/', { look: 'outline', icon: 'arrow-right' }),
      ),
      widget('products', {
        query: 'all',
        orderby: 'popularity',
        columns: 4,
        columns_tablet: 4,
        columns_mobile: 2,
        rows: 1,
        title_tag: place.isFirst ? 'h2' : 'h3',
        nothing_found: 'Os primeiros produtos chegam em breve.',
        ...(place.isFirst && { first_on_page: 'yes' }),
      }),
    ),
})
