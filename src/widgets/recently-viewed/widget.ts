import { defineWidget } from '#builder/define-widget.ts'
import { number, perDevice, text } from '#builder/fields.ts'
import { recentParts } from './style-parts.ts'

export default defineWidget({
  name: 'recently-viewed',
  title: 'Vistos recentemente',
  group: 'shop',
  style: recentParts,
  fields: {
    heading: text('Título', 'Vistos recentemente', 120),
    columns: perDevice(number('Colunas', { min: 1, max: 6, fallback: 4 }), '--product-columns'),
    most: number('Quantidade', { min: 1, max: 12, fallback: 4 }),
  },
})
