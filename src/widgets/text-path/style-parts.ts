import {
  changeTime,
  colour,
  onHover,
  part,
  partOfHovered,
  partWhen,
  size,
  textStroke,
  typography,
  words,
  type StylePart,
} from '#builder/style/parts.ts'

const WORDS = 'text'
const LINE = 'path'
const hovered = (of: string) => `.e-text-path:hover ${of}`

const line = (state: 'normal' | 'hover') => [
  colour(`path_fill_${state}`, 'Cor de dentro', 'fill'),
  ...(state === 'hover' ? [colour('stroke_color_hover', 'Cor da linha', 'stroke')] : []),
  size(`stroke_width_${state}`, 'Espessura da linha', 'stroke-width', { min: 0, max: 100, perDevice: false }),
]

export const textPathParts: StylePart[] = [
  partOfHovered(
    hovered(WORDS),
    part(
      'Texto',
      WORDS,
      typography('text_typography'),
      textStroke('text_stroke'),
      changeTime('hover_transition'),
      onHover(colour('text_color_hover', 'Cor do texto', 'fill')),
    ),
  ),
  part(
    'Texto',
    WORDS,
    words('text_path_direction', 'Sentido do texto', 'direction', { options: { ltr: 'Da esquerda', rtl: 'Da direita' } }),
  ),
  partOfHovered(hovered(LINE), part('Linha', LINE, line('normal'), changeTime('stroke_transition'), onHover(line('hover')))),
].map((one) => (one.title === 'Linha' ? partWhen({ show_path: true }, one) : one))
