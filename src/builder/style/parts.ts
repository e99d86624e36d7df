import { background } from './background.ts'
import { border, boxShadow, radius } from './box.ts'
import { colour, onHover, part, partOfHovered, sides, words, type StyleControl, type StylePart } from './control.ts'
import { textShadow, textStroke, typography } from './typography.ts'

/** What widgets declare their parts with. */
export { background } from './background.ts'
export { blendMode, border, boxShadow, changeTime, cssFilters, opacity, radius } from './box.ts'
export {
  colour,
  numeric,
  onFocus,
  onHover,
  part,
  partOfFocused,
  partOfHovered,
  partWhen,
  sides,
  size,
  unasked,
  unsaid,
  whenSet,
  words,
  type StylePart,
  type ValueOf,
} from './control.ts'
export { hoverAnimation } from './hover-animation.ts'
export { textShadow, textStroke, typography } from './typography.ts'

type TextNames = {
  /** The setting of its colour; left out where the widget's own fields carry it. */
  color?: string
  typography: string
  shadow?: string
  stroke?: string
  hoverColor?: string
  /** What the mouse is over while the text has its other colour; & is the element. */
  hover?: string
}

/** A part that is a text: its colour and type, by the names of its settings. */
export function textPart(
  title: string,
  selector: string,
  names: TextNames,
  ...more: (StyleControl | StyleControl[])[]
): StylePart {
  const made = part(
    title,
    selector,
    names.color ? colour(names.color, 'Cor do texto') : [],
    typography(names.typography),
    names.shadow ? textShadow(names.shadow) : [],
    names.stroke ? textStroke(names.stroke) : [],
    names.hoverColor ? onHover(colour(names.hoverColor, 'Cor do texto')) : [],
    ...more,
  )
  return names.hover ? partOfHovered(names.hover, made) : made
}

/** A button inside of a widget: its settings begin with «button_». */
export const buttonPart = (selector: string): StylePart =>
  part(
    'Botão',
    selector,
    colour('button_text_color', 'Cor do texto'),
    typography('button_typography'),
    background('button_background', { usual: 'classic' }),
    border('button_border'),
    radius('button_border_radius'),
    sides('button_text_padding', 'Espaço interno', 'padding', { min: 0 }),
    boxShadow('button_box_shadow'),
    onHover(
      colour('button_hover_color', 'Cor do texto'),
      colour('button_hover_text_color', 'Cor do texto'),
      background('button_background_hover', { usual: 'classic' }),
      colour('button_hover_background_color', 'Cor de fundo', 'background-color'),
      colour('button_hover_border_color', 'Borda: cor', 'border-color'),
    ),
  )

/** Where text stands: start and end by the names that documents have for them. */
export const textAlign = (key: string, label = 'Alinhamento do texto', declare = 'text-align') =>
  words(key, label, declare, {
    options: { start: 'Início', center: 'Centro', end: 'Fim', justify: 'Justificado' },
    css: { left: 'start', right: 'end' },
  })
