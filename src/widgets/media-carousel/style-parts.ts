import { carouselParts, slideCardPart } from '#builder/style/carousel-parts.ts'
import { textPart, type StylePart } from '#builder/style/parts.ts'

export const mediaCarouselParts: StylePart[] = [
  slideCardPart('.swiper-slide-inner'),
  textPart('Legenda', '.elementor-image-carousel-caption', { color: 'overlay_color', typography: 'caption_typography' }),
  ...carouselParts({ arrows: 'arrows', dots: 'pagination', unchosen: 'pagination_color_inactive' }),
]
