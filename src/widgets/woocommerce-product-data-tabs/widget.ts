import { defineWidget } from '#builder/define-widget.ts'
import { toggle } from '#builder/fields.ts'
import { productField } from '../product-parts/fields.ts'
import { dataTabsParts } from './style-parts.ts'

export default defineWidget({
  name: 'woocommerce-product-data-tabs',
  title: 'Abas do produto',
  group: 'shop',
  style: dataTabsParts,
  fields: {
    product_id: productField(),
    /** What extensions add stands under the tabs. */
    show_more: toggle('Mostrar o que as extensões acrescentam', true),
  },
})
