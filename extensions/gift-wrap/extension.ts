import { defineExtension } from 'vitrine/extension'

const WRAP = 'gift-wrap/wrap'
const CARD = 'gift-wrap/card'

/** A field at the checkout with a fee; what was asked for stands on the order and on its packing slip. */
export default defineExtension({
  name: 'gift-wrap',
  version: '1.0.0',
  contract: 1,
  title: 'Embrulho para presente',
  description:
    'Quem compra pode pedir embrulho e escrever um cartão. O preço entra no total, e o pedido e a folha de separação dizem o que fazer.',
  settings: [
    {
      name: 'price',
      label: 'Preço do embrulho (R$)',
      description: 'Zero: o embrulho é de graça.',
      kind: 'number',
      fallback: '8',
      least: 0,
      most: 1_000,
    },
    {
      name: 'card',
      label: 'Oferecer um cartão com mensagem',
      description: 'A mensagem é impressa na folha de separação.',
      kind: 'checkbox',
      fallback: '1',
      most: 3,
    },
  ],
  filters: {
    checkoutFields: async ({ needsShipping }, shop) => {
      if (!needsShipping) return []
      const { card } = await shop.settings()
      return [
        { name: WRAP, label: 'Embrulhar para presente', kind: 'checkbox', decidesTotal: true },
        ...(card ? [{ name: CARD, label: 'Mensagem do cartão', kind: 'lines' as const, maxLength: 300 }] : []),
      ]
    },
    fees: async ({ answers, cart }, shop) => {
      const isWanted = answers[WRAP] !== undefined && cart.lines.some((line) => !line.virtual)
      const cents = isWanted ? Math.round(Number((await shop.settings())['price']) * 100) : 0
      return cents > 0 ? [{ id: 'gift-wrap', label: 'Embrulho para presente', cents }] : []
    },
  },
})
