import {
  background,
  border,
  colour,
  cssFilters,
  onHover,
  part,
  partOfHovered,
  radius,
  size,
  textAlign,
  textPart,
  whenSet,
  type StylePart,
} from '#builder/style/parts.ts'

const PICTURE = '.elementor-gallery picture'
const COVER = "content:'';position:absolute;inset:0;transition:.3s;pointer-events:none"

/** The grid's gap to the pixel, frames of the pictures, and what lies over them. */
export const galleryParts: StylePart[] = [
  part('Galeria', '&', size('image_gap', 'Espaço entre imagens', '--gallery-gap', { min: 0 })),
  part('Imagens', '.elementor-gallery :is(a,picture)', radius('image_border_radius')),
  part('Imagens', PICTURE, border('image_border'), onHover(colour('image_border_color_hover', 'Borda: cor', 'border-color'))),
  part('Imagens', `${PICTURE} img`, cssFilters('image_css_filters'), onHover(cssFilters('image_css_filters_hover'))),
  part('Véu', PICTURE, whenSet(['overlay_background_color', 'overlay_background_hover_color'], 'position:relative')),
  partOfHovered(
    '.elementor-gallery li:hover picture::after',
    part(
      'Véu',
      `${PICTURE}::after`,
      whenSet(['overlay_background_color', 'overlay_background_hover_color'], COVER),
      background('overlay_background', { usual: 'classic', without: ['image'] }),
      onHover(background('overlay_background_hover', { usual: 'classic', without: ['image'] })),
    ),
  ),
  textPart('Legendas', '.elementor-gallery p', { color: 'title_color', typography: 'title_typography' }),
  // The gallery of the free builder has plainer names.
  textPart(
    'Legendas',
    '.elementor-gallery p',
    { color: 'text_color', typography: 'typography', shadow: 'caption_shadow' },
    textAlign('align'),
    size('caption_space', 'Distância', 'margin-block-start'),
  ),
]
