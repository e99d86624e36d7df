import { cardCarouselFields, perViewField, ROTATION_SETTINGS, rotationFields, spaceField } from '#builder/carousel-fields.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { text, toggle } from '#builder/fields.ts'
import { loopQueryFields } from '../loop-grid/loop-fields.ts'
import { loopCarouselParts } from './style-parts.ts'

const { speed, pagination } = cardCarouselFields

/** A card, drawn once for each product or post, side by side. */
export default defineWidget({
  name: 'loop-carousel',
  title: 'Carrossel de cartões',
  group: 'content',
  style: loopCarouselParts,
  skins: ['post', 'product'],
  nests: true,
  fields: {
    ...loopQueryFields,
    carousel_name: text('Nome (para leitores de tela)', 'Em destaque', 100),
    slides_to_show: perViewField.desktop(),
    slides_to_show_tablet: perViewField.tablet(),
    slides_to_show_mobile: perViewField.mobile(),
    image_spacing_custom: spaceField(20),
    infinite: toggle('Voltar ao começo', true),
    speed,
    arrows: toggle('Mostrar setas', true),
    pagination,
    ...rotationFields(false),
  },
  frontend: ['slides_to_show', 'slides_to_show_tablet', 'slides_to_show_mobile', 'speed', 'infinite', ...ROTATION_SETTINGS],
})
