import { defineSection } from '../../design.ts'
import { band, box, button, heading, prose } from '../../elements.ts'

export default defineSection({
  title: 'Faixa na cor da marca',
  words: 'chamada banner oferta cupom',
  draw: () =>
    band(
      { background_color: 'brand', text_color: 'on-brand', padding_block: 'md' },
      box(
        {
          flex_direction: 'row',
          flex_direction_mobile: 'column',
          justify: 'space-between',
          align_items: 'center',
          align_items_mobile: 'flex-start',
          gap: 'md',
        },
        box(
          { gap: 'xs' },
          heading('Primeira compra?', { header_size: 'h2' }),
          prose('<p>Anuncie aqui o cupom ou a condição de boas-vindas da loja.</p>'),
        ),
        button('Aproveitar', '/loja/', { look: 'light', size: 'lg' }),
      ),
    ),
})
