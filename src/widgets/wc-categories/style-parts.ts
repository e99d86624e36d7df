import { border, part, radius, size, textAlign, textPart, type StylePart } from '#builder/style/parts.ts'

export const categoryParts: StylePart[] = [
  part('Grade', '.product-category', textAlign('align')),
  part(
    'Imagem',
    '.category-picture',
    border('image_border'),
    radius('image_border_radius'),
    size('image_spacing', 'Distância', 'margin-block-end'),
  ),
  textPart('Nome', '.woocommerce-loop-category__title', { color: 'title_color', typography: 'title_typography' }),
  textPart('Quantos produtos', '.count', { color: 'count_color', typography: 'count_typography' }),
]
