import { defineWidget } from '#builder/define-widget.ts'
import { choice, toggle } from '#builder/fields.ts'
import { productField } from '../product-parts/fields.ts'
import { productImagesParts } from './style-parts.ts'

export default defineWidget({
  name: 'woocommerce-product-images',
  title: 'Fotos do produto',
  group: 'shop',
  style: productImagesParts,
  fields: {
    product_id: productField(),
    sale_flash: toggle('Mostrar o selo de oferta', true),
    thumbnails: toggle('Mostrar as miniaturas', true),
    aspect: choice('Proporção', { '4-5': 'Retrato', '1-1': 'Quadrada', '3-2': 'Paisagem' }, '4-5'),
  },
})
