import { defineWidget } from '#builder/define-widget.ts'
import { length, lengthValue, perDevice } from '#builder/fields.ts'

export default defineWidget({
  name: 'spacer',
  title: 'Espaçador',
  group: 'layout',
  fields: {
    space: perDevice(length('Espaço (px)', { min: 0, max: 600, fallback: 50 }), '--spacer', lengthValue()),
  },
})
