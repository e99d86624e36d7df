import { defineWidget } from '#builder/define-widget.ts'
import { text, textOfSigns } from '#builder/fields.ts'

/** A place of a page that links lead to. */
export default defineWidget({
  name: 'menu-anchor',
  title: 'Âncora',
  group: 'site',
  fields: {
    anchor: textOfSigns(text('ID da âncora, como em #ofertas', '', 64), {
      pattern: '^[\\w-]*$',
      says: 'Só letras sem acento, números, - e _, sem espaços.',
    }),
  },
})
