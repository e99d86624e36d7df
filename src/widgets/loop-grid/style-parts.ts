import { colour, onHover, part, size, textPart, typography, type StylePart } from '#builder/style/parts.ts'

const LINKS = ':is(.pagination a,.pagination [aria-current])'

export const loopGridParts: StylePart[] = [
  part(
    'Páginas',
    LINKS,
    typography('pagination_typography'),
    colour('pagination_color', 'Cor'),
    onHover(colour('pagination_hover_color', 'Cor')),
  ),
  part('Páginas', '.pagination [aria-current]', colour('pagination_active_color', 'Cor da atual')),
  part('Páginas', '.pagination', size('pagination_spacing', 'Espaço entre elas', 'gap', { min: 0 })),
  part('Páginas', '.pagination', size('pagination_spacing_top', 'Distância da lista', 'margin-block-start', { min: 0 })),

  textPart('Aviso', '.elementor-posts-nothing-found', {
    color: 'nothing_found_message_color',
    typography: 'nothing_found_message_typography',
  }),
]
