import { carouselParts } from '#builder/style/carousel-parts.ts'
import { type StylePart } from '#builder/style/parts.ts'

export const nestedCarouselParts: StylePart[] = carouselParts({ arrows: 'arrows', dots: 'dots', unchosen: 'dots_inactive_color' })
