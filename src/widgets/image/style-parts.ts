import {
  border,
  boxShadow,
  colour,
  cssFilters,
  hoverAnimation,
  onHover,
  opacity,
  part,
  radius,
  size,
  textAlign,
  textPart,
  words,
  changeTime,
  type StylePart,
} from '#builder/style/parts.ts'

type Selectors = { box: string; picture: string; caption: string }

/** The look of one picture and of what is said under it. */
export const imageParts = ({ box, picture, caption }: Selectors): StylePart[] => [
  part('Imagem', box, size('space', 'Largura máxima', 'max-inline-size', { min: 0 })),
  part(
    'Imagem',
    picture,
    size('height', 'Altura', 'block-size', { min: 0 }),
    words('object-fit', 'Recorte', 'object-fit', { options: { fill: 'Esticar', cover: 'Cobrir', contain: 'Conter' } }),
    words('object-position', 'Lugar do recorte', 'object-position', {
      options: {
        'center center': 'Centro',
        'center left': 'Esquerda',
        'center right': 'Direita',
        'top center': 'Em cima',
        'top left': 'Em cima, à esquerda',
        'top right': 'Em cima, à direita',
        'bottom center': 'Embaixo',
        'bottom left': 'Embaixo, à esquerda',
        'bottom right': 'Embaixo, à direita',
      },
    }),
    opacity('opacity'),
    cssFilters('css_filters'),
    border('image_border'),
    radius('image_border_radius'),
    boxShadow('image_box_shadow'),
    onHover(opacity('opacity_hover'), cssFilters('css_filters_hover')),
    hoverAnimation(),
    changeTime('background_hover_transition'),
  ),
  textPart(
    'Legenda',
    caption,
    { color: 'text_color', typography: 'caption_typography', shadow: 'caption_text_shadow' },
    textAlign('caption_align'),
    colour('caption_background_color', 'Cor de fundo', 'background-color'),
    size('caption_space', 'Distância', 'margin-block-start'),
  ),
]
