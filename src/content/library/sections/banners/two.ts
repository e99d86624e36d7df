import { defineSection } from '../../design.ts'
import { band, columns, widget } from '../../elements.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Dois banners lado a lado',
  words: 'chamada promoção coleção',
  draw: (shop) =>
    band(
      { padding_block: 'lg' },
      columns(
        2,
        { gap: 'md' },
        widget('call-to-action', {
          skin: 'classic',
          layout: 'above',
          bg_image: pictureOf(shop, 'wide', 1),
          title: 'Para presentear',
          description: 'Ideias para acertar, de todo tamanho e preço.',
          button: 'Ver presentes',
          link: { url: '/loja/' },
          background_color: 'sand',
        }),
        widget('call-to-action', {
          skin: 'classic',
          layout: 'above',
          bg_image: pictureOf(shop, 'wide', 2),
          title: 'Últimas unidades',
          description: 'O que está indo embora e não volta tão cedo.',
          button: 'Ver antes que acabe',
          link: { url: '/loja/?on_sale=1' },
          background_color: 'night',
          text_color: 'paper',
          button_look: 'outline',
        }),
      ),
    ),
})
