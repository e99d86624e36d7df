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
  whenSet,
  words,
  type StylePart,
  type ValueOf,
} from '#builder/style/parts.ts'
import { colourCss, groundColourCss } from '#builder/style/values.ts'
import { isRecord } from '#kit/is-record.ts'

const CONTENTS = '.swiper-slide-contents'
const BUTTON = '.elementor-slide-button'

const MOST_OWN_COLOURS = 20

/** Colours of a single slide. */
const ownColours: StylePart[] = Array.from({ length: MOST_OWN_COLOURS }, (_, index) => {
  const slide = `.elementor-repeater-item-${index}`
  const row = (value: ValueOf): Record<string, unknown> => {
    const rows = value('slides')
    const found: unknown = Array.isArray(rows) ? rows[index] : undefined
    return isRecord(found) ? found : {}
  }
  const set = (css: (one: Record<string, unknown>) => [property: string, css: string][]) =>
    whenSet(['slides'], (value) =>
      css(row(value))
        .filter(([, said]) => said !== '')
        .map(([property, said]) => `${property}:${said}`)
        .join(';'),
    )
  return [
    part(
      'Slides',
      slide,
      set(({ ground_color, content_color }) => [
        ['background', groundColourCss(ground_color)],
        ['color', colourCss(content_color)],
      ]),
    ),
    part(
      'Slides',
      `${slide} :is(.elementor-slide-heading,.elementor-slide-description)`,
      set(({ content_color }) => [['color', colourCss(content_color)]]),
    ),
    part(
      'Slides',
      `${slide} .swiper-slide-bg::after`,
      set(({ veil_color }) => [['background', colourCss(veil_color)]]),
    ),
  ]
}).flat()

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
  ...ownColours,
  ...carouselParts({ arrows: 'arrows', dots: 'dots', unchosen: 'dots_color_inactive' }),
]
