import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, link, number, perDevice, text } from '#builder/fields.ts'
import { alignField } from '../product-parts/fields.ts'
import { imageParts } from '../image/style-parts.ts'

/** The picture of the page or the post that it stands on. */
export default defineWidget({
  name: 'theme-post-featured-image',
  title: 'Imagem destacada',
  group: 'site',
  style: imageParts({ box: '.featured-image', picture: '.featured-image img', caption: 'figcaption' }),
  fields: {
    align: alignField('--featured-align'),
    width: perDevice(number('Largura (%)', { min: 10, max: 100, fallback: 100 }), '--featured-width', (percent) => `${percent}%`),
    aspect: choice(
      'Proporção',
      { natural: 'A da imagem', '16-9': 'Larga', '3-2': 'Paisagem', '1-1': 'Quadrada', '4-5': 'Retrato' },
      'natural',
    ),
    caption: text('Legenda', '', 200),
    link_to: choice('Ao clicar', { none: 'Nada', file: 'Abrir a imagem grande', custom: 'Ir a um endereço' }, 'none'),
    link: askedWhen({ link_to: ['custom'] }, link('Link')),
  },
})
