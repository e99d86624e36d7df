import { colour, part, textPart, type StylePart } from '#builder/style/parts.ts'

export const ratingParts: StylePart[] = [
  part('Estrelas', '.stars', colour('empty_star_color', 'Cor das vazias', '--color-line')),
  textPart('Texto', '.woocommerce-review-link', { color: 'link_color', typography: 'text_typography' }),
]
