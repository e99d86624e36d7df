import { blendMode, changeTime, colour, onHover, part, partWhen, textPart, type StylePart } from '#builder/style/parts.ts'

/** A heading's look, whether its words were written or are those of the page. */
export const headingParts: StylePart[] = [
  textPart(
    'Título',
    '.elementor-heading-title',
    { typography: 'typography', shadow: 'text_shadow', stroke: 'text_stroke' },
    blendMode('blend_mode'),
  ),
  part(
    'Título',
    '.elementor-heading-title a',
    changeTime('title_hover_color_transition_duration'),
    onHover(colour('title_hover_color', 'Cor do link')),
  ),
]

/** The look of the words that stand out of a heading. */
export const highlightPart = partWhen(
  { title_highlight: true },
  textPart('Palavras em destaque', '.elementor-heading-highlight', {
    color: 'highlight_color',
    typography: 'highlight_typography',
  }),
)
