import { cardCarouselFields, ROTATION_SETTINGS } from '#builder/carousel-fields.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, items, lines, picture, text } from '#builder/fields.ts'
import { testimonialCarouselParts } from './style-parts.ts'

export default defineWidget({
  name: 'testimonial-carousel',
  title: 'Carrossel de depoimentos',
  group: 'content',
  style: testimonialCarouselParts,
  fields: {
    slides: items('Depoimentos', {
      content: lines('Depoimento'),
      image: picture('Retrato'),
      name: text('Nome', '', 120),
      title: text('Cidade ou profissão', '', 120),
    }),
    label: text('Nome (para leitores de tela)', 'Depoimentos', 100),
    skin: choice('Aparência', { default: 'Cartão', bubble: 'Balão' }, 'default'),
    ...cardCarouselFields,
  },
  frontend: ['slides_per_view', 'slides_per_view_tablet', 'slides_per_view_mobile', 'speed', 'loop', ...ROTATION_SETTINGS],
})
