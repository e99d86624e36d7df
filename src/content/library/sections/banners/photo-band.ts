import { defineSection } from '../../design.ts'
import { box, button, buttons, heading, prose } from '../../elements.ts'
import { pictureOf } from '../../shop-facts.ts'

export default defineSection({
  title: 'Faixa larga com foto',
  words: 'chamada banner fundo imagem',
  draw: (shop) =>
    box(
      {
        background_image: pictureOf(shop, 'wide', 3),
        background_overlay: 'dark',
        background_color: 'night',
        text_color: 'paper',
        min_height: 380,
        content_width: 'boxed',
        html_tag: 'section',
        justify: 'center',
        padding_block: 'lg',
      },
      box(
        { gap: 'sm', _width: 50, _width_tablet: 70, _width_mobile: 100 },
        heading('Um detalhe muda tudo', { size: 'xl' }),
        prose('<p>Use esta faixa para respirar entre as vitrines e levar a pessoa a uma coleção.</p>', { size: 'lg' }),
        buttons({}, button('Ver a coleção', '/loja/', { look: 'light' })),
      ),
    ),
})
