import { defineSection } from '../../design.ts'
import { band, button, heading, prose, widget } from '../../elements.ts'
import { whatsappLink } from '../../shop-facts.ts'

export default defineSection({
  title: 'Convite para o WhatsApp',
  words: 'contato conversa mensagem',
  draw: (shop) =>
    band(
      { background_color: 'accent', text_color: 'paper', padding_block: 'lg', content_width: 'narrow', align_items: 'center' },
      widget('icon', { icon: 'whatsapp', primary_color: 'paper', size: 48 }),
      heading('Prefere conversar?', { align: 'center' }),
      prose('<p>Tire dúvidas, peça mais fotos ou acompanhe o seu pedido pelo WhatsApp.</p>', {
        align: 'center',
        size: 'lg',
        max_width: 46,
      }),
      button('Chamar no WhatsApp', whatsappLink(shop, 'Olá! Vim pelo site.').url, { look: 'light', size: 'lg', align: 'center' }),
    ),
})
