import { colour, part, size, textPart, type StylePart } from '#builder/style/parts.ts'

const FILTER = '.elementor-portfolio__filter'
const OVERLAY = '.elementor-portfolio-item__overlay'

export const portfolioParts: StylePart[] = [
  part('Itens', '.elementor-portfolio-item a', size('border_radius', 'Cantos', 'border-radius', { min: 0 })),
  part('Itens', OVERLAY, colour('color_background', 'Cor sobre a imagem', 'background')),
  textPart('Título', '.elementor-portfolio-item__title', { color: 'color_title', typography: 'typography_title' }),
  part('Filtros', '.elementor-portfolio__filters', size('filter_item_spacing', 'Espaço entre eles', 'gap', { min: 0 })),
  part('Filtros', '.elementor-portfolio__filters', size('filter_spacing', 'Distância dos itens', 'margin-block-end', { min: 0 })),
  textPart('Filtros', FILTER, { color: 'color_filter', typography: 'typography_filter' }),
  part('Filtros', `${FILTER}[aria-pressed=true]`, colour('color_active', 'Cor do escolhido')),
]
