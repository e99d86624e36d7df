import { textPart, type StylePart } from '#builder/style/parts.ts'

export const audioParts: StylePart[] = [
  textPart('Título', 'figcaption strong', { color: 'title_color', typography: 'title_typography' }),
  textPart('De quem é', 'figcaption span', { color: 'artist_color', typography: 'artist_typography' }),
]
