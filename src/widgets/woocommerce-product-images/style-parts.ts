import { border, part, radius, size, type StylePart } from '#builder/style/parts.ts'

export const productImagesParts: StylePart[] = [
  part('Foto', '.woocommerce-product-gallery__image', border('image_border'), radius('image_border_radius')),
  part('Foto', '.product-gallery', size('spacing', 'Distância das miniaturas', 'margin-block-end', { min: 0 })),
  part('Miniaturas', '.flex-control-thumbs', size('spacing_thumbs', 'Espaço entre elas', 'gap', { min: 0 })),
  part('Miniaturas', '.flex-control-thumbs img', border('thumbs_border'), radius('thumbs_border_radius')),
]
