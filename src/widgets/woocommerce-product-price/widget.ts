import { defineWidget } from '#builder/define-widget.ts'
import { color, colorValue, styled, toggle } from '#builder/fields.ts'
import { alignField, productField } from '../product-parts/fields.ts'
import { priceParts } from './style-parts.ts'

export default defineWidget({
  name: 'woocommerce-product-price',
  title: 'Preço do produto',
  group: 'shop',
  style: priceParts,
  fields: {
    product_id: productField(),
    text_align: alignField('--price-align'),
    price_color: styled(color('Cor do preço'), '--price-color', colorValue),
    sale_price_color: styled(color('Cor do preço em oferta'), '--sale-price-color', colorValue),
    price_block: toggle('Preço antigo em outra linha'),
    /** Installments and what the shop takes off for a way to pay. */
    show_payment_hint: toggle('Mostrar parcelas e descontos', true),
  },
})
