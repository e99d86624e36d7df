import { defineWidget } from '#builder/define-widget.ts'
import { color, colorValue, styled } from '#builder/fields.ts'
import { alignField, productField } from '../product-parts/fields.ts'
import { excerptParts } from './style-parts.ts'

/** What a product's page says beside the price, and what lists say of a page or a post. */
export default defineWidget({
  name: 'theme-post-excerpt',
  title: 'Resumo',
  group: 'site',
  style: excerptParts,
  fields: {
    product_id: productField(),
    text_align: alignField('--excerpt-align'),
    text_color: styled(color('Cor'), '--excerpt-color', colorValue),
  },
})
