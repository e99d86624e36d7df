import { type StyleControl } from '#builder/style/control.ts'
import {
  colour,
  hoverAnimation,
  onHover,
  part,
  partOfHovered,
  radius,
  sides,
  size,
  textAlign,
  textPart,
  unasked,
  whenSet,
  words,
  type StylePart,
} from '#builder/style/parts.ts'

const ICON = '.elementor-icon-box-icon'

const COLUMNS: Record<string, string> = { top: 'none', start: 'auto 1fr', end: '1fr auto' }
const PLACES: Record<string, string> = {
  left: 'start',
  right: 'end',
  'inline-start': 'start',
  'inline-end': 'end',
  'block-start': 'top',
  'block-end': 'top',
}
export const placeOf = (raw: unknown): string => PLACES[String(raw)] ?? String(raw ?? '')

/** The widget's own style sheet knows an icon above and before the text, the same on every device. */
const placed = (css: (place: string) => string): StyleControl =>
  whenSet(['position'], (value, device) => {
    const place = placeOf(value('position'))
    return device === 'desktop' && place !== 'end' ? '' : css(place)
  })

const SECONDS = { unit: 's', units: ['s', 'ms', 'px'], min: 0, max: 10, perDevice: false }
const duration = (key: string) =>
  size(key, 'Duração da passagem (s)', (css) => `transition-duration:${css.replace('px', 's')}`, SECONDS)

const box: StylePart = part(
  'Caixa',
  '.elementor-icon-box',
  placed((place) => (COLUMNS[place] ? `grid-template-columns:${COLUMNS[place]}` : '')),
  textAlign('text_align'),
  words('content_vertical_alignment', 'Alinhamento vertical', 'align-items', {
    options: { top: 'Em cima', middle: 'No meio', bottom: 'Embaixo' },
    css: { top: 'start', middle: 'center', bottom: 'end' },
  }),
  size('icon_space', 'Distância do ícone', 'gap', { min: 0 }),
)

const icon: StylePart[] = [
  part(
    'Ícone',
    ICON,
    placed((place) => `order:${place === 'end' ? 1 : 0}`),
    // Above the text, the icon stands where the text does.
    unasked(textAlign('text_align', '', 'justify-self')),
  ),
  partOfHovered(
    `&:hover ${ICON}`,
    part(
      'Ícone',
      ICON,
      whenSet(['shape'], (value) => ({ square: 'border-radius:0', rounded: 'border-radius:.5em' })[String(value('shape'))] ?? ''),
      size('icon_size', 'Tamanho', 'font-size', { min: 0 }),
      size('icon_padding', 'Espaço interno', (css) => `inline-size:max-content;block-size:max-content;padding:${css}`, {
        min: 0,
      }),
      colour('secondary_color', 'Cor de fundo', 'background-color'),
      sides('border_width', 'Borda: espessura', 'border-width', { min: 0 }),
      radius('border_radius'),
      hoverAnimation(),
      duration('hover_icon_colors_transition_duration'),
      onHover(colour('hover_primary_color', 'Cor'), colour('hover_secondary_color', 'Cor de fundo', 'background-color')),
    ),
  ),
  part('Ícone', `${ICON} .icon`, size('rotate', 'Girar', 'rotate', { unit: 'deg', units: ['deg'] })),
]

export const iconBoxParts: StylePart[] = [
  box,
  ...icon,
  textPart(
    'Título',
    '.elementor-icon-box-title',
    {
      color: 'title_color',
      typography: 'title_typography',
      shadow: 'title_shadow',
      stroke: 'text_stroke',
      hoverColor: 'hover_title_color',
      hover: '&:hover .elementor-icon-box-title',
    },
    size('title_bottom_space', 'Distância da descrição', 'margin-block-end'),
    duration('hover_title_color_transition_duration'),
  ),
  textPart('Descrição', '.elementor-icon-box-description', {
    color: 'description_color',
    typography: 'description_typography',
    shadow: 'description_shadow',
  }),
]
