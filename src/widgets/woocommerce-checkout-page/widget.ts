import { formPageParts } from '#builder/style/form-page-parts.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, number, styled, text, toggle } from '#builder/fields.ts'

export default defineWidget({
  name: 'woocommerce-checkout-page',
  title: 'Finalização de compra',
  group: 'shop',
  style: formPageParts,
  frontend: ['sticky_right_column', 'sticky_right_column_offset'],
  fields: {
    checkout_layout: choice('Disposição', { 'two-column': 'Resumo ao lado', 'one-column': 'Uma coluna' }, 'two-column'),
    sticky_right_column: toggle('Manter o resumo à vista', true),
    sticky_right_column_offset: styled(
      number('Distância do topo (px)', { min: 0, max: 400, fallback: 24 }),
      '--checkout-sticky-offset',
      (px) => `${px}px`,
    ),
    billing_details_section_title: text('Título dos dados', 'Seus dados', 80),
    order_summary_section_title: text('Título do resumo', 'Seu pedido', 80),
    coupon_section_display: toggle('Perguntar por um cupom', true),
  },
})
