import { defineSection, titleLevel } from '../../design.ts'
import { band, box, button, heading, widget } from '../../elements.ts'
import { whatsappLink } from '../../shop-facts.ts'

export default defineSection({
  title: 'Link na bio',
  words: 'instagram redes perfil botões',
  draw: (shop, place) =>
    band(
      { content_width: 'narrow', padding_block: 'lg', align_items: 'center', gap: 'sm' },
      widget('site-logo', { layout: 'column', align: 'center', size: 'lg' }),
      heading(shop.tagline || `Tudo da ${shop.name} em um só lugar`, { ...titleLevel(place), size: 'medium', align: 'center' }),
      box(
        { gap: 'xs', _width: 70, _width_mobile: 100 },
        button('Ver a loja', '/loja/', { size: 'lg', align: 'stretch' }),
        button('Novidades da semana', '/loja/?orderby=date', { size: 'lg', look: 'outline', align: 'stretch' }),
        button('Ofertas', '/loja/?on_sale=1', { size: 'lg', look: 'outline', align: 'stretch' }),
        button('Falar no WhatsApp', whatsappLink(shop).url, {
          size: 'lg',
          look: 'outline',
          align: 'stretch',
          icon: 'whatsapp',
          icon_align: 'start',
        }),
        button('Trocas e devoluções', shop.pages.returns, { size: 'lg', look: 'quiet', align: 'stretch' }),
      ),
      widget('social-icons', {
        align: 'center',
        social_icon_list: [
          { network: 'instagram', link: { url: 'https://www.instagram.com/' } },
          { network: 'facebook', link: { url: 'https://www.facebook.com/' } },
        ],
      }),
    ),
})
