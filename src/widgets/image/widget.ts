import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, length, lengthValue, link, perDevice, picture, text, toggle } from '#builder/fields.ts'
import { imageParts } from './style-parts.ts'

const MARGINS = { start: '0 auto', center: 'auto', end: 'auto 0' }

export default defineWidget({
  name: 'image',
  title: 'Imagem',
  group: 'media',
  style: imageParts({ box: '.elementor-image', picture: '.elementor-image img', caption: '.widget-image-caption' }),
  fields: {
    image: picture('Imagem'),
    caption: text('Legenda'),
    link: link('Link'),
    /** Where no link is given, a press shows the picture large. */
    open_lightbox: askedWhen({ link: false }, toggle('Ampliar ao clicar')),
    aspect: choice(
      'Proporção',
      { auto: 'Original', '1-1': 'Quadrada', '4-5': 'Retrato', '3-2': 'Paisagem', '16-9': 'Larga', '21-9': 'Panorâmica' },
      'auto',
    ),
    radius: choice(
      'Cantos',
      { none: 'Retos', md: 'Arredondados', lg: 'Muito arredondados', arch: 'Arco', circle: 'Círculo' },
      'md',
    ),
    fit: choice('Tamanho', { fill: 'Preenche a largura', natural: 'O do arquivo', 'by-height': 'Pela altura' }, 'fill'),
    width: perDevice(length('Largura (%)', { min: 5, max: 100, fallback: 100, unit: '%' }), '--image-width', lengthValue('%')),
    align: perDevice(
      choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'center'),
      '--image-margin',
      (align) => MARGINS[align],
    ),
    /** How much of the page's width it takes: a browser picks the smallest file that is sharp there. */
    shown_at: choice('Espaço na página', { full: 'Inteiro', half: 'Metade', third: 'Um terço' }, 'half'),
    first_on_page: toggle('É a primeira imagem da página'),
  },
})
