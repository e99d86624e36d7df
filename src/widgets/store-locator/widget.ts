import { defineWidget } from '#builder/define-widget.ts'
import { toggle } from '#builder/fields.ts'
import { storeParts } from './style-parts.ts'

export default defineWidget({
  name: 'store-locator',
  title: 'Nossas lojas',
  group: 'shop',
  style: storeParts,
  fields: {
    show_search: toggle('Procurar pelo CEP', true),
    show_pictures: toggle('Mostrar fotos', true),
  },
})
