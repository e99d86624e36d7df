import { defineSection } from '../../design.ts'
import { band, box, columns, heading, prose, widget } from '../../elements.ts'
import { newsletterForm } from '../../forms.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Lista de espera',
  words: 'lançamento aviso inscrição e-mail',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      columns(
        2,
        { align_items: 'center' },
        widget('image', { image: pictureOf(shop, 'tall', 2), aspect: '4-5', radius: 'lg', shown_at: 'half' }),
        box(
          { gap: 'sm' },
          heading('Seja a primeira pessoa a saber'),
          prose('<p>Quem está na lista recebe o aviso um dia antes de todo mundo. Sem spam, e dá para sair quando quiser.</p>', {
            size: 'lg',
            max_width: 46,
          }),
          newsletterForm(shop, 'Entrar na lista'),
        ),
      ),
    ),
})
