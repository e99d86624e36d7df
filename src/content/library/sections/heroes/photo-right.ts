import { defineSection, titleLevel } from '../../design.ts'
import { band, box, button, buttons, columns, heading, prose, widget } from '../../elements.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Texto e foto lado a lado',
  words: 'capa herói abertura duas colunas',
  draw: (shop, place) =>
    band(
      { background_color: 'sand', padding_block: 'lg' },
      columns(
        2,
        { align_items: 'center' },
        box(
          { gap: 'sm' },
          heading(shop.tagline || `Novidades da ${shop.name}`, { ...titleLevel(place), size: 'xxl' }),
          prose('<p>Diga em duas linhas o que a pessoa encontra aqui e por que vale a pena ficar.</p>', {
            size: 'lg',
            max_width: 44,
          }),
          buttons(
            {},
            button('Conhecer a loja', '/loja/', { size: 'lg', icon: 'arrow-right' }),
            button('Nossa história', shop.pages.about, { size: 'lg', look: 'outline' }),
          ),
        ),
        widget('image', {
          image: pictureOf(shop, 'tall'),
          aspect: '4-5',
          radius: 'lg',
          shown_at: 'half',
          ...(place.isFirst && { first_on_page: 'yes' }),
        }),
      ),
    ),
})
