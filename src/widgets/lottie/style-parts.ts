import { cssFilters, onHover, opacity, part, size, textAlign, textPart, type StylePart } from '#builder/style/parts.ts'

const PLAYER = '.e-lottie__container'

export const lottieParts: StylePart[] = [
  part(
    'Animação',
    PLAYER,
    opacity('opacity'),
    cssFilters('css_filters'),
    onHover(opacity('opacity_hover'), cssFilters('css_filters_hover')),
  ),
  textPart(
    'Legenda',
    '.e-lottie__caption',
    { color: 'caption_color', typography: 'caption_typography' },
    textAlign('caption_align'),
    size('caption_space', 'Distância', 'margin-block-start', { min: 0 }),
  ),
]
