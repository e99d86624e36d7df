import { buttonPart, textPart, type StylePart } from '#builder/style/parts.ts'

export const commentParts: StylePart[] = [
  textPart('Título', '.post-comments-title', { color: 'title_color', typography: 'title_typography' }),
  textPart('Comentários', '.comment-content', { color: 'text_color', typography: 'text_typography' }),
  textPart('Nomes', '.comment-author', { color: 'name_color', typography: 'name_typography' }),
  buttonPart('.submit'),
]
