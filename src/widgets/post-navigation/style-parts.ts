import { colour, onHover, part, partOfHovered, size, textPart, type StylePart } from '#builder/style/parts.ts'

const named = (what: string) => `:is(.post-navigation__prev--${what},.post-navigation__next--${what})`
const hovered = (what: string) => `.elementor-post-navigation__link:hover ${what}`
const ARROW = '.post-navigation__arrow-wrapper'

export const postNavigationParts: StylePart[] = [
  textPart('Rótulos', named('label'), {
    color: 'label_color',
    typography: 'label_typography',
    hoverColor: 'label_hover_color',
    hover: hovered(named('label')),
  }),
  textPart('Títulos', named('title'), {
    color: 'text_color',
    typography: 'title_typography',
    hoverColor: 'hover_color',
    hover: hovered(named('title')),
  }),
  partOfHovered(
    hovered(ARROW),
    part(
      'Setas',
      ARROW,
      colour('arrow_color', 'Cor'),
      size('arrow_size', 'Tamanho', 'font-size', { min: 0 }),
      size('arrow_padding', 'Espaço até o texto', 'margin-inline-end', { min: 0 }),
      onHover(colour('arrow_hover_color', 'Cor')),
    ),
  ),
  part(
    'Linhas',
    '.elementor-post-navigation',
    colour('sep_color', 'Cor', 'border-color'),
    size('sep_width', 'Espessura', 'border-block-width', { min: 0 }),
    size('borders_spacing', 'Distância', 'padding-block', { min: 0 }),
  ),
]
