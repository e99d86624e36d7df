import { carouselParts } from '#builder/style/carousel-parts.ts'
import {
  background,
  colour,
  onHover,
  part,
  sides,
  size,
  textAlign,
  textPart,
  textShadow,
  typography,
  unasked,
  words,
  type StylePart,
} from '#builder/style/parts.ts'

const CONTENTS = '.swiper-slide-contents'
const BUTTON = '.elementor-slide-button'

export const slidesParts: StylePart[] = [
  part(
    'Slides',
    '.elementor-slide',
    sides('slides_padding', 'Espaço interno', 'padding', { min: 0 }),
    words('slides_vertical_position', 'Posição vertical', 'align-items', {
      options: { top: 'Em cima', middle: 'No meio', bottom: 'Embaixo' },
      css: { top: 'start', middle: 'center', bottom: 'end' },
      perDevice: false,
    }),
  ),
  part(
    'Slides',
    CONTENTS,
    size('content_max_width', 'Largura do texto', 'max-inline-size', { unit: '%', min: 0 }),
    words('slides_horizontal_position', 'Posição horizontal', 'justify-self', {
      options: { start: 'Início', center: 'Centro', end: 'Fim' },
      css: { left: 'start', right: 'end' },
      perDevice: false,
    }),
    textAlign('slides_text_align'),
    unasked(textAlign('slides_text_align', '', 'justify-items')),
    textShadow('text_shadow'),
  ),
  textPart(
    'Título',
    '.elementor-slide-heading',
    { color: 'heading_color', typography: 'heading_typography' },
    size('heading_spacing', 'Distância', 'margin-block-end', { min: 0 }),
  ),
  textPart(
    'Descrição',
    '.elementor-slide-description',
    { color: 'description_color', typography: 'description_typography' },
    size('description_spacing', 'Distância', 'margin-block-end', { min: 0 }),
  ),
  part(
    'Botão',
    BUTTON,
    typography('button_typography'),
    size('button_border_width', 'Borda: espessura', (css) => `border-style:solid;border-width:${css}`, { min: 0 }),
    size('button_border_radius', 'Cantos', 'border-radius', { min: 0 }),
    sides('button_padding', 'Espaço interno', 'padding', { min: 0 }),
    colour('button_text_color', 'Cor do texto'),
    background('button_background', { usual: 'classic' }),
    colour('button_border_color', 'Borda: cor', 'border-color'),
    onHover(
      colour('button_hover_text_color', 'Cor do texto'),
      background('button_hover_background', { usual: 'classic' }),
      colour('button_hover_border_color', 'Borda: cor', 'border-color'),
    ),
  ),
  ...carouselParts({ arrows: 'arrows', dots: 'dots', unchosen: 'dots_color_inactive' }),
]
