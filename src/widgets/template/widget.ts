import { defineWidget } from '#builder/define-widget.ts'
import { number } from '#builder/fields.ts'

/** Another saved document, drawn in its place: what changes there changes here. */
export default defineWidget({
  name: 'template',
  title: 'Modelo salvo',
  group: 'site',
  fields: {
    /** The number of a published page or template. */
    template_id: number('ID da página ou do modelo', { min: 0, max: Number.MAX_SAFE_INTEGER, fallback: 0 }),
  },
})
