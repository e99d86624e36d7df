import { cardCarouselFields, ROTATION_SETTINGS } from '#builder/carousel-fields.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { items, lines, link, number, picture, text } from '#builder/fields.ts'
import { reviewParts } from './style-parts.ts'

export default defineWidget({
  name: 'reviews',
  title: 'Avaliações',
  group: 'content',
  style: reviewParts,
  fields: {
    slides: items('Avaliações', {
      content: lines('Avaliação'),
      image: picture('Retrato'),
      name: text('Nome', '', 120),
      title: text('Perfil ou cidade', '', 120),
      rating: number('Nota (0 a 5)', { min: 0, max: 5, fallback: 5 }),
      link: link('Link'),
    }),
    label: text('Nome (para leitores de tela)', 'Avaliações', 100),
    ...cardCarouselFields,
  },
  frontend: ['slides_per_view', 'slides_per_view_tablet', 'slides_per_view_mobile', 'speed', 'loop', ...ROTATION_SETTINGS],
})
