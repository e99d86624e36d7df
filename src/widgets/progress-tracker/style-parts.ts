import { border, part, radius, textPart, type StylePart } from '#builder/style/parts.ts'

export const trackerParts: StylePart[] = [
  textPart('Porcentagem', '.current-progress-percentage', {
    color: 'percentage_color',
    typography: 'percentage_typography',
    shadow: 'percentage_shadow',
  }),
  part('Barra', '.tracker-track', radius('border_radius'), border('border')),
]
