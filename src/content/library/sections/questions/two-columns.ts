import { defineSection } from '../../design.ts'
import { band, box, button, buttons, columns, heading, prose, widget } from '../../elements.ts'
import { whatsappLink } from '../../shop-facts.ts'
import { FAQ } from '../../texts.ts'

export default defineSection({
  title: 'Perguntas ao lado de um convite',
  words: 'faq dúvidas ajuda whatsapp',
  draw: (shop) =>
    band(
      { background_color: 'sand', padding_block: 'lg' },
      columns(
        2,
        { align_items: 'flex-start' },
        box(
          { gap: 'sm' },
          heading('Ficou com alguma dúvida?'),
          prose('<p>As respostas que mais pedem estão aqui. Se a sua não estiver, fale com a gente.</p>', {
            size: 'lg',
            max_width: 42,
          }),
          buttons(
            {},
            button('Falar com a loja', whatsappLink(shop).url, { look: 'outline', icon: 'comment', icon_align: 'start' }),
          ),
        ),
        widget('accordion', { default_state: 'expanded', look: 'cards', title_html_tag: 'h3', tabs: FAQ.slice(0, 4) }),
      ),
    ),
})
