import { defineWidget } from '#builder/define-widget.ts'
import { richText } from '#builder/fields.ts'

export default defineWidget({
  name: 'html',
  title: 'HTML',
  group: 'basic',
  fields: {
    html: richText('Código HTML'),
  },
})
