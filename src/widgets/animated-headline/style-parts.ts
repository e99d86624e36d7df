import { part, size, textPart, type StylePart } from '#builder/style/parts.ts'

export const headlineParts: StylePart[] = [
  textPart('Frase', '.elementor-headline', { color: 'title_color', typography: 'title_typography', stroke: 'text_stroke' }),
  textPart('Palavras', '.elementor-headline-dynamic-wrapper', { typography: 'words_typography' }),
  part(
    'Marca',
    '.elementor-headline path',
    size('stroke_width', 'Espessura', 'stroke-width', { min: 0, max: 50, perDevice: false }),
  ),
]
