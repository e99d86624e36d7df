import { textAlign, textPart, type StylePart } from '#builder/style/parts.ts'

export const contentParts: StylePart[] = [
  textPart(
    'Texto',
    '.theme-post-content',
    { color: 'text_color', typography: 'typography', shadow: 'text_shadow' },
    textAlign('align'),
  ),
]
