import { defineWidget } from '#builder/define-widget.ts'
import { color, colorValue, number, perDevice, styled } from '#builder/fields.ts'
import { alignField, productField } from '../product-parts/fields.ts'
import { ratingParts } from './style-parts.ts'

export default defineWidget({
  name: 'woocommerce-product-rating',
  title: 'Nota do produto',
  group: 'shop',
  style: ratingParts,
  fields: {
    product_id: productField(),
    alignment: alignField('--rating-align'),
    star_color: styled(color('Cor das estrelas'), '--star-color', colorValue),
    star_size: perDevice(number('Tamanho das estrelas (px)', { min: 0, max: 60, fallback: 0 }), '--star-size', (px) =>
      px > 0 ? `${px}px` : '',
    ),
    space_between: perDevice(number('Espaço até o número (px)', { min: 0, max: 60, fallback: 0 }), '--rating-gap', (px) =>
      px > 0 ? `${px}px` : '',
    ),
  },
})
