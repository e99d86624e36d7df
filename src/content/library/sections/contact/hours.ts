import { defineSection } from '../../design.ts'
import { band, columns, widget } from '../../elements.ts'
import { hoursOf } from '../../pieces.ts'
import { whatsappLink } from '../../shop-facts.ts'

export default defineSection({
  title: 'Horário e canais',
  words: 'contato atendimento cartões',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      columns(
        3,
        { gap: 'md', grid_columns_tablet: 1 },
        widget('icon-box', { icon: 'clock', title_text: 'Horário', description_text: hoursOf(shop).join('\n'), card: 'line' }),
        widget('icon-box', {
          icon: 'whatsapp',
          title_text: 'WhatsApp',
          description_text: shop.whatsapp || 'Cadastre o número nos ajustes da loja.',
          link: whatsappLink(shop),
          card: 'line',
        }),
        widget('icon-box', {
          icon: 'mail',
          title_text: 'E-mail',
          description_text: shop.email || 'Cadastre o e-mail nos ajustes da loja.',
          ...(shop.email && { link: { url: `mailto:${shop.email}` } }),
          card: 'line',
        }),
      ),
    ),
})
