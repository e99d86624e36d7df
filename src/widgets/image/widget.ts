import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, length, lengthValue, link, perDevice, picture, text, toggle } from '#builder/fields.ts'
import {
  border,
  boxShadow,
  colour,
  cssFilters,
  hoverAnimation,
  onHover,
  opacity,
  part,
  radius,
  size,
  textAlign,
  textPart,
  words,
} from '#builder/style/parts.ts'

const MARGINS = { start: '0 auto', center: 'auto', end: 'auto 0' }

export default defineWidget({
  name: 'image',
  title: 'Imagem',
  group: 'media',
  style: [
    part('Imagem', '.elementor-image', size('space', 'Largura máxima', 'max-inline-size', { min: 0 })),
    part(
      'Imagem',
      '.elementor-image img',
      size('height', 'Altura', 'block-size', { min: 0 }),
      words('object-fit', 'Recorte', 'object-fit', { options: { fill: 'Esticar', cover: 'Cobrir', contain: 'Conter' } }),
      words('object-position', 'Lugar do recorte', 'object-position', {
        options: {
          'center center': 'Centro',
          'center left': 'Esquerda',
          'center right': 'Direita',
          'top center': 'Em cima',
          'top left': 'Em cima, à esquerda',
          'top right': 'Em cima, à direita',
          'bottom center': 'Embaixo',
          'bottom left': 'Embaixo, à esquerda',
          'bottom right': 'Embaixo, à direita',
        },
      }),
      opacity('opacity'),
      cssFilters('css_filters'),
      border('image_border'),
      radius('image_border_radius'),
      boxShadow('image_box_shadow'),
      onHover(opacity('opacity_hover'), cssFilters('css_filters_hover')),
      hoverAnimation(),
    ),
    textPart(
      'Legenda',
      '.widget-image-caption',
      { color: 'text_color', typography: 'caption_typography', shadow: 'caption_text_shadow' },
      textAlign('caption_align'),
      colour('caption_background_color', 'Cor de fundo', 'background-color'),
      size('caption_space', 'Distância', 'margin-block-start'),
    ),
  ],
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
