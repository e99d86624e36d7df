import { defineWidget } from '#builder/define-widget.ts'
import { askedWhen } from '#builder/conditions.ts'
import { choice, number, perDevice, text, toggle } from '#builder/fields.ts'
import { productField } from '../product-parts/fields.ts'
import { relatedParts } from './style-parts.ts'

export default defineWidget({
  name: 'woocommerce-product-related',
  title: 'Produtos relacionados',
  group: 'shop',
  style: relatedParts,
  fields: {
    product_id: productField(),
    source: choice(
      'Quais',
      { related: 'Relacionados', together: 'Comprados juntos (ou relacionados)', upsells: 'Sugeridos no lugar deste' },
      'related',
    ),
    show_heading: toggle('Mostrar o título', true),
    heading: askedWhen({ show_heading: true }, text('Título (vazio: o da loja)', '', 120)),
    columns: perDevice(number('Colunas', { min: 1, max: 6, fallback: 4 }), '--product-columns'),
    posts_per_page: number('Quantidade', { min: 1, max: 4, fallback: 4 }),
  },
})
