import { border, colour, part, radius, size, textAlign, textPart, whenSet, words, type StylePart } from '#builder/style/parts.ts'

// On phones the arrows stand under the pictures, which need the whole width there.
const ROOM = 'clamp(0px,(100vw - 767px)*99,3.5rem)'
const beside = (css: string) => whenSet(['arrows_position'], (value) => (value('arrows_position') === 'outside' ? css : ''))
const dotsBelow = (css: string) =>
  whenSet(['dots_position'], (value) => (value('dots_position') === 'outside' && value('arrows_position') ? css : ''))

export const imageCarouselParts: StylePart[] = [
  part('Imagens', '.carousel', size('image_spacing_custom', 'Espaço entre imagens', '--space-between', { min: 0 })),
  part(
    'Imagens',
    '.swiper-wrapper',
    words('gallery_vertical_align', 'Alinhamento vertical', 'align-items', {
      options: { start: 'Em cima', center: 'No meio', end: 'Embaixo' },
      css: { 'flex-start': 'start', 'flex-end': 'end' },
    }),
  ),
  part(
    'Imagens',
    '.swiper-slide-inner img',
    whenSet(['aspect'], (value) => (value('aspect') === 'auto' ? 'aspect-ratio:auto' : '')),
    border('image_border'),
    radius('image_border_radius'),
  ),
  part('Setas', '.carousel', beside(`padding-inline:${ROOM}`)),
  part('Setas', '.carousel-controls', beside(`margin-inline:calc(-1*${ROOM})`)),
  part('Setas', '.elementor-swiper-button-prev', beside('inset-inline-start:0')),
  part('Setas', '.elementor-swiper-button-next', beside('inset-inline-end:0')),
  part('Setas', '.carousel-button', colour('arrows_color', 'Cor')),
  part('Setas', '.carousel-button svg', size('arrows_size', 'Tamanho', 'inline-size,block-size', { min: 0 })),
  part('Pontos', '.carousel', dotsBelow('margin-block-end:3rem')),
  part('Pontos', '.swiper-pagination', dotsBelow('translate:0 3.5rem;background:none')),
  part('Pontos', '.swiper-pagination', size('dots_gap', 'Espaço entre eles', 'gap', { min: 0 })),
  part(
    'Pontos',
    '.swiper-pagination-bullet::before',
    size('dots_size', 'Tamanho', 'inline-size,block-size', { min: 0 }),
    colour('dots_inactive_color', 'Cor', 'background-color'),
  ),
  part('Pontos', '.swiper-pagination-bullet-active::before', colour('dots_color', 'Cor do escolhido', 'background-color')),
  textPart(
    'Legenda',
    '.elementor-image-carousel-caption',
    { color: 'caption_text_color', typography: 'caption_typography', shadow: 'caption_shadow' },
    textAlign('caption_align'),
    size('caption_space', 'Distância da imagem', 'padding-block-start', { min: 0 }),
  ),
]
