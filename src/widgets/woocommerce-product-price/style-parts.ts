import { part, size, textPart, type StylePart } from '#builder/style/parts.ts'

export const priceParts: StylePart[] = [
  textPart('Preço', '.price', { typography: 'typography' }),
  textPart('Preço em oferta', '.price ins', { typography: 'sale_price_typography' }),
  part('Preço em oferta', '.price del', size('sale_price_spacing', 'Distância', 'margin-inline-end', { min: 0 })),
]
