import { textAlign, textPart, type StylePart } from '#builder/style/parts.ts'

export const customFieldParts: StylePart[] = [
  textPart('Valor', '.custom-field', { color: 'text_color', typography: 'text_typography' }, textAlign('text_align')),
  textPart('Nome do campo', '.custom-field-label', { color: 'label_color', typography: 'label_typography' }),
]
