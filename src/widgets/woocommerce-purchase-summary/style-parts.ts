import { textPart, type StylePart } from '#builder/style/parts.ts'

export const purchaseSummaryParts: StylePart[] = [
  textPart('Agradecimento', '.woocommerce-thankyou-order-received', {
    color: 'confirmation_message_color',
    typography: 'confirmation_message_typography',
  }),
  textPart('Títulos', ':is(h2,h3)', { color: 'titles_color', typography: 'titles_typography' }),
  textPart('Texto', '&', { color: 'general_text_color', typography: 'general_text_typography' }),
]
