import { textPart, type StylePart } from '#builder/style/parts.ts'

export const stockParts: StylePart[] = [textPart('Texto', '.stock', { typography: 'text_typography' })]
