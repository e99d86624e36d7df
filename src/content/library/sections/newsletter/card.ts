import { defineSection } from '../../design.ts'
import { band, box, heading, prose } from '../../elements.ts'
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
        box({ background_image: pictureOf(shop, 'wide', 1), min_height: 220 }),
        box(
          { gap: 'sm', padding_block: 'md', padding_inline: 'md', justify: 'center' },
          heading('Fique por perto', { size: 'large' }),
          prose('<p>Receba as novidades da loja no seu e-mail.</p>'),
          newsletterForm(shop),
        ),
      ),
    ),
})
