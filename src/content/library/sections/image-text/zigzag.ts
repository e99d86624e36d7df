import { defineSection } from '../../design.ts'
import { band, box, columns, widget } from '../../elements.ts'
import { words } from '../../pieces.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Duas histórias em ziguezague',
  words: 'conteúdo alternado duas colunas',
  draw: (shop) =>
    band(
      { padding_block: 'lg', gap: 'lg' },
      columns(
        2,
        { align_items: 'center' },
        widget('image', { image: pictureOf(shop, 'wide', 3), aspect: '3-2', radius: 'md', shown_at: 'half' }),
        words('Primeiro, a escolha', 'Conte como a loja decide o que vender e o que fica de fora.', '/loja/', 'Ver produtos'),
      ),
      box(
        {
          flex_direction: 'row-reverse',
          flex_direction_mobile: 'column',
          align_items: 'center',
          align_items_mobile: 'stretch',
          gap: 'lg',
        },
        box(
          { _width: 50, _width_mobile: 100 },
          widget('image', { image: pictureOf(shop, 'wide', 4), aspect: '3-2', radius: 'md', shown_at: 'half' }),
        ),
        box(
          { _width: 50, _width_mobile: 100 },
          words(
            'Depois, o cuidado',
            'Fale da embalagem, da conferência e do que acontece depois que a caixa chega.',
            shop.pages.contact,
            'Falar com a loja',
          ),
        ),
      ),
    ),
})
