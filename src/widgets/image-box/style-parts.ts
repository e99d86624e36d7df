import {
  border,
  boxShadow,
  cssFilters,
  hoverAnimation,
  onHover,
  opacity,
  part,
  radius,
  size,
  textAlign,
  textPart,
  whenSet,
  words,
  type StylePart,
} from '#builder/style/parts.ts'
import { placeOf } from '../icon-box/style-parts.ts'

const PICTURE = '.elementor-image-box picture'
const COLUMNS: Record<string, string> = { top: 'minmax(0,1fr)', start: '1fr 1fr', end: '1fr 1fr' }

/** The widget's own style sheet puts pictures above and before the text, on phones always above. */
export const imageBoxParts: StylePart[] = [
  part(
    'Caixa',
    '.elementor-image-box',
    whenSet(['position'], (value, device) => {
      const columns = device === 'desktop' ? undefined : COLUMNS[placeOf(value('position'))]
      return columns ? `grid-template-columns:${columns}` : ''
    }),
    textAlign('text_align', 'Alinhamento do texto', 'text-align,justify-items'),
    words('content_vertical_alignment', 'Alinhamento vertical', 'align-items', {
      options: { top: 'Em cima', middle: 'No meio', bottom: 'Embaixo' },
      css: { top: 'start', middle: 'center', bottom: 'end' },
    }),
    size('image_space', 'Distância da imagem', 'gap', { min: 0 }),
  ),
  part(
    'Imagem',
    PICTURE,
    whenSet(['position'], (value, device) => {
      const isEnd = placeOf(value('position')) === 'end'
      return device === 'desktop' && !isEnd ? '' : `order:${isEnd ? 1 : 0}`
    }),
    size('image_size', 'Largura', 'inline-size', { unit: '%', min: 0 }),
    size('image_height', 'Altura', (css) => `block-size:${css};aspect-ratio:auto`, { min: 0 }),
    border('image_border'),
    radius('image_border_radius'),
    boxShadow('image_box_shadow'),
  ),
  part(
    'Imagem',
    '.elementor-image-box img',
    words('image_object_fit', 'Ajuste', 'object-fit', {
      options: { fill: 'Esticar', cover: 'Cobrir', contain: 'Conter', 'scale-down': 'Encolher' },
    }),
    opacity('image_opacity'),
    cssFilters('css_filters'),
    hoverAnimation(),
    size('background_hover_transition', 'Duração da passagem (s)', (css) => `transition:${css.replace('px', 's')}`, {
      unit: 's',
      units: ['s', 'px'],
      min: 0,
      max: 10,
      perDevice: false,
    }),
    onHover(opacity('image_opacity_hover'), cssFilters('css_filters_hover')),
  ),
  textPart(
    'Título',
    '.elementor-image-box-title',
    {
      color: 'title_color',
      typography: 'title_typography',
      shadow: 'title_shadow',
      stroke: 'title_stroke',
      hoverColor: 'hover_title_color',
      hover: '&:hover .elementor-image-box-title',
    },
    size('title_bottom_space', 'Distância da descrição', 'margin-block-end'),
  ),
  textPart('Descrição', '.elementor-image-box-content > p', {
    color: 'description_color',
    typography: 'description_typography',
    shadow: 'description_shadow',
  }),
]
