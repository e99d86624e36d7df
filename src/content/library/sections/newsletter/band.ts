import { defineSection } from '../../design.ts'
import { band, box, columns, heading, prose } from '../../elements.ts'
import { newsletterForm } from '../../forms.ts'

export default defineSection({
  title: 'Convite em faixa',
  words: 'e-mail cadastro inscrição',
  draw: (shop) =>
    band(
      { background_color: 'sand', padding_block: 'lg' },
      columns(
        2,
        { align_items: 'center' },
        box(
          { gap: 'xs' },
          heading('Novidades antes de todo mundo'),
          prose('<p>Uma mensagem por mês, com lançamentos e ofertas que só quem está na lista vê.</p>', {
            size: 'lg',
            max_width: 44,
          }),
        ),
        newsletterForm(shop),
      ),
    ),
})
