import { size, textAlign, textPart, type StylePart } from '#builder/style/parts.ts'
import { cardParts } from '../products/style-parts.ts'

export const recentParts: StylePart[] = [
  textPart(
    'Título da lista',
    'h2',
    { color: 'heading_color', typography: 'heading_typography' },
    textAlign('heading_text_align'),
    size('heading_spacing', 'Distância', 'margin-block-end', { min: 0 }),
  ),
  ...cardParts,
]
