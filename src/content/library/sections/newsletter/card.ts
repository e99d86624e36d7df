import { defineSection } from '../../design.ts'
import { band, box, heading, prose, widget } from '../../elements.ts'
import { newsletterForm } from '../../forms.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Convite em cartão com foto',
  words: 'e-mail cadastro inscrição',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      box(
        {
          grid_columns: 2,
          grid_columns_mobile: 1,
          gap: 'none',
          background_color: 'surface',
          border: 'all',
          radius: 'lg',
          align_items: 'stretch',
        },
        widget('image', { image: pictureOf(shop, 'wide', 1), aspect: '3-2', radius: 'none', shown_at: 'half' }),
        box(
          { gap: 'sm', padding_block: 'md', padding_inline: 'md', justify: 'center' },
          heading('Fique por perto', { size: 'large' }),
          prose('<p>Receba as novidades da loja no seu e-mail.</p>'),
          newsletterForm(shop),
        ),
      ),
    ),
})
