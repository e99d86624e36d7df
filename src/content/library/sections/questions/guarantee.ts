import { defineSection } from '../../design.ts'
import { band, box, escaped, heading, prose, widget } from '../../elements.ts'

export default defineSection({
  title: 'Compra garantida',
  words: 'segurança selo confiança',
  draw: (shop) =>
    band(
      { background_color: 'sand', padding_block: 'md' },
      box(
        {
          flex_direction: 'row',
          flex_direction_mobile: 'column',
          align_items: 'center',
          align_items_mobile: 'flex-start',
          gap: 'md',
        },
        widget('icon', { icon: 'shield', view: 'stacked', size: 44 }),
        box(
          { gap: 'xs' },
          heading('Compre com tranquilidade', { size: 'medium' }),
          prose(
            `<p>${escaped(shop.legalName || shop.name)}${shop.document && `, ${escaped(shop.document)}`}. Nota fiscal em toda compra, pagamento protegido e gente para responder.</p>`,
          ),
        ),
      ),
    ),
})
