import { colour, onHover, part, size, textPart, unasked, type StylePart } from '#builder/style/parts.ts'

const LINKED = '.elementor-icon-list-text a'

export const postInfoParts: StylePart[] = [
  part('Lista', '.elementor-post-info', size('space_between', 'Distância entre itens', 'gap', { min: 0 })),
  part('Ícone', '.elementor-icon-list-icon', colour('icon_color', 'Cor'), size('icon_size', 'Tamanho', 'font-size', { min: 0 })),
  part('Texto', '.elementor-icon-list-item', size('text_indent', 'Distância do ícone', 'gap', { min: 0 })),
  textPart('Texto', '.elementor-icon-list-text', { color: 'text_color', typography: 'icon_typography' }),
  part('Texto', LINKED, unasked(colour('text_color', '')), onHover(colour('text_color_hover', 'Cor do texto'))),
]
