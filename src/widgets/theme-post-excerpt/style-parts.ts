import { textPart, type StylePart } from '#builder/style/parts.ts'

/** A product's summary has other names for the same. */
export const excerptParts: StylePart[] = [
  textPart('Texto', '.theme-post-excerpt', { typography: 'typography', shadow: 'text_shadow' }),
  textPart('Texto do produto', '.theme-post-excerpt', { typography: 'text_typography' }),
]
