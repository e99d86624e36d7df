import { allAskedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, text, toggle } from '#builder/fields.ts'
import { purchaseSummaryParts } from './style-parts.ts'

export default defineWidget({
  name: 'woocommerce-purchase-summary',
  title: 'Resumo da compra',
  group: 'shop',
  style: purchaseSummaryParts,
  fields: {
    confirmation_message_active: toggle('Agradecer pelo pedido', true),
    ...allAskedWhen(
      { confirmation_message_active: true },
      {
        confirmation_message_text: text('Agradecimento', 'Obrigado. Seu pedido foi recebido.', 300),
        confirmation_message_alignment: choice(
          'Alinhamento do agradecimento',
          { start: 'Início', center: 'Centro', end: 'Fim' },
          'start',
        ),
      },
    ),
  },
})
