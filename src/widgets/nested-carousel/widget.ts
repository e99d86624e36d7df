import { cardCarouselFields, perViewField, ROTATION_SETTINGS, rotationFields, spaceField } from '#builder/carousel-fields.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { items, text, toggle } from '#builder/fields.ts'
import { nestedCarouselParts } from './style-parts.ts'

const { speed, pagination } = cardCarouselFields

/** Its slides are the elements inside. */
export default defineWidget({
  name: 'nested-carousel',
  title: 'Carrossel com blocos',
  group: 'layout',
  style: nestedCarouselParts,
  nests: true,
  fields: {
    carousel_name: text('Nome (para leitores de tela)', 'Carrossel', 100),
    carousel_items: items('Slides', { slide_title: text('Nome do slide, só para você', '', 100) }),
    slides_to_show: perViewField.desktop(),
    slides_to_show_tablet: perViewField.tablet(),
    slides_to_show_mobile: perViewField.mobile(),
    image_spacing_custom: spaceField(16),
    equal_height: toggle('Mesma altura', true),
    infinite: toggle('Voltar ao começo', true),
    speed,
    arrows: toggle('Mostrar setas', true),
    pagination,
    ...rotationFields(false),
  },
  frontend: ['slides_to_show', 'slides_to_show_tablet', 'slides_to_show_mobile', 'speed', 'infinite', ...ROTATION_SETTINGS],
})
