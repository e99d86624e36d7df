import { defineSection } from '../../design.ts'
import { box, heading, widget } from '../../elements.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Carrossel de destaques',
  words: 'capa herói slides abertura rotativo',
  draw: (shop, place) =>
    box(
      { html_tag: 'section' },
      ...(place.isFirst ? [heading(shop.name, { header_size: 'h1', align: 'center', _css_classes: 'screen-reader-text' })] : []),
      widget('slides', {
        label: 'Destaques da loja',
        slides_height: 540,
        slides_height_mobile: 460,
        autoplay_speed: 7000,
        slides_title_tag: place.isFirst ? 'h2' : 'h3',
        ...(place.isFirst && { first_on_page: 'yes' }),
        slides: [
          {
            heading: shop.tagline || `Conheça a ${shop.name}`,
            description: 'O convite principal da loja, em uma linha.',
            button_text: 'Ver a loja',
            link: { url: '/loja/' },
            background_image: pictureOf(shop, 'wide'),
            background_color: 'night',
          },
          {
            heading: 'Acabou de chegar',
            description: 'As últimas novidades, antes que acabem.',
            button_text: 'Ver novidades',
            link: { url: '/loja/?orderby=date' },
            background_image: pictureOf(shop, 'wide', 1),
            background_color: 'brand',
          },
          {
            heading: 'Em oferta',
            description: 'Preço menor por pouco tempo.',
            button_text: 'Ver ofertas',
            link: { url: '/loja/?on_sale=1' },
            background_image: pictureOf(shop, 'wide', 2),
            background_color: 'accent',
          },
        ],
      }),
    ),
})
