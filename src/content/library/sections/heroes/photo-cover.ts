import { defineSection, titleLevel } from '../../design.ts'
import { box, button, buttons, heading, prose } from '../../elements.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Foto de capa com texto',
  words: 'capa herói banner abertura fundo',
  draw: (shop, place) =>
    box(
      {
        background_image: pictureOf(shop, 'wide'),
        background_overlay: 'dark',
        background_color: 'night',
        text_color: 'paper',
        min_height: 600,
        min_height_tablet: 520,
        min_height_mobile: 560,
        content_width: 'boxed',
        html_tag: 'section',
        justify: 'center',
        padding_block: 'lg',
      },
      box(
        { gap: 'sm', _width: 52, _width_tablet: 70, _width_mobile: 100 },
        heading(shop.tagline || `Bem-vindo à ${shop.name}`, { ...titleLevel(place), size: 'xxl' }),
        prose('<p>Conte em uma frase o que só a sua loja tem, e para quem ela é.</p>', { size: 'lg', max_width: 46 }),
        buttons({}, button('Ver a loja', '/loja/', { size: 'lg', look: 'light', icon: 'arrow-right' })),
      ),
    ),
})
