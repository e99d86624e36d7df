import { defineWidget } from '#builder/define-widget.ts'
import { text, toggle } from '#builder/fields.ts'
import { productField } from '../product-parts/fields.ts'
import { customFieldParts } from './style-parts.ts'

export default defineWidget({
  name: 'custom-field',
  title: 'Campo próprio',
  group: 'shop',
  style: customFieldParts,
  fields: {
    product_id: productField(),
    key: text('Chave do campo', '', 60),
    show_label: toggle('Mostrar o nome do campo', true),
    label: text('Outro nome', '', 80),
    fallback: text('Quando não há valor', '', 200),
  },
})
