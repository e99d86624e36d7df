import { defineSection } from '../../design.ts'
import { band, button, heading, prose, widget } from '../../elements.ts'

export default defineSection({
  title: 'Contagem regressiva',
  words: 'lançamento prazo oferta relógio',
  draw: (shop) =>
    band(
      { background_color: 'night', text_color: 'paper', padding_block: 'lg', align_items: 'center', content_width: 'narrow' },
      heading('A nova coleção chega em', { align: 'center' }),
      widget('countdown', {
        due_date: shop.launchDate,
        box_color: 'paper',
        digits_color: 'ink',
        expire_actions: ['message'],
        message_after_expire: '<p>Já está na loja!</p>',
      }),
      prose('<p>Troque a data pela do seu lançamento. Quando o prazo acaba, a mensagem aparece sozinha.</p>', {
        align: 'center',
        max_width: 52,
      }),
      button('Ver a prévia', '/loja/?orderby=date', { look: 'light', align: 'center' }),
    ),
})
