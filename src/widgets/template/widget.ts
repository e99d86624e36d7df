import { defineWidget } from '#builder/define-widget.ts'
import { number } from '#builder/fields.ts'

export default defineWidget({
  name: 'template',
  title: 'Bloco reutilizável',
  group: 'layout',
  fields: {
    /** The builder puts the elements of the block inside of this one. */
    template_id: number('Número do bloco', { min: 0, max: Number.MAX_SAFE_INTEGER, fallback: 0 }),
  },
})
