import { carouselParts, portraitPart, slideCardPart } from '#builder/style/carousel-parts.ts'
import { colour, part, partWhen, sides, size, textPart, unasked, type StylePart } from '#builder/style/parts.ts'

const BUBBLE = '.elementor-testimonial--skin-bubble .elementor-testimonial__text'

const bubble = partWhen(
  { skin: ['bubble'] },
  part(
    'Balão',
    BUBBLE,
    colour('background_color', 'Cor de fundo', 'background-color'),
    sides('text_padding', 'Espaço interno', 'padding', { min: 0 }),
    sides('border_radius', 'Cantos', 'border-radius', { min: 0 }),
    colour('border_color', 'Borda: cor', 'border-color'),
    size('border_width', 'Borda: espessura', (css) => `border-style:solid;border-width:${css}`, { min: 0 }),
  ),
)
const tip = part(
  'Balão',
  `${BUBBLE}::after`,
  unasked(colour('background_color', '', 'border-block-start-color,border-inline-start-color')),
)

export const testimonialCarouselParts: StylePart[] = [
  slideCardPart('.elementor-testimonial-slide'),
  textPart('Texto', '.elementor-testimonial__text', { color: 'content_color', typography: 'content_typography' }),
  textPart('Nome', '.elementor-testimonial__name', { color: 'name_color', typography: 'name_typography' }),
  textPart('Cidade ou profissão', '.elementor-testimonial__title', { color: 'title_color', typography: 'title_typography' }),
  portraitPart('.avatar'),
  ...carouselParts({ arrows: 'arrows', dots: 'pagination', unchosen: 'pagination_color_inactive' }),

  part('Texto', '.elementor-testimonial-slide', size('content_gap', 'Distância do nome', 'gap', { min: 0 })),
  bubble,
  tip,
]
