import { defineWidget } from '#builder/define-widget.ts'
import { color, colorValue, styled } from '#builder/fields.ts'
import { alignField, productField } from '../product-parts/fields.ts'
import { stockParts } from './style-parts.ts'

export default defineWidget({
  name: 'woocommerce-product-stock',
  title: 'Estoque do produto',
  group: 'shop',
  style: stockParts,
  fields: {
    product_id: productField(),
    text_align: alignField('--stock-align'),
    text_color: styled(color('Cor'), '--stock-color', colorValue),
  },
})
