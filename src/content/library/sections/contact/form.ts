import { defineSection } from '../../design.ts'
import { band, box, columns, heading, prose, widget } from '../../elements.ts'
import { contactForm } from '../../forms.ts'
import { channelsOf } from '../../pieces.ts'

export default defineSection({
  title: 'Formulário e dados da loja',
  words: 'contato mensagem e-mail telefone',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      columns(
        2,
        { align_items: 'flex-start' },
        box(
          { gap: 'sm' },
          heading('Fale com a gente'),
          prose('<p>Escreva pelo formulário ou pelo canal que preferir. Respondemos em até um dia útil.</p>', {
            size: 'lg',
            max_width: 42,
          }),
          widget('icon-list', { divider: 'yes', icon_list: channelsOf(shop) }),
        ),
        contactForm('Um produto\nUm pedido\nTroca ou devolução\nOutro assunto'),
      ),
    ),
})
