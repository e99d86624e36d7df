import type { MethodDefinition } from '../../method.ts'
import { flagOf, textOf, wordsOf } from '../../settings.ts'

/** Paid when it arrives: nothing is awaited, the order is prepared at once. */
const cashOnDelivery: MethodDefinition = {
  position: 40,
  id: 'cod',
  fields: [
    {
      name: 'instructions',
      label: 'Instruções',
      description: 'O que quem comprou lê depois de finalizar o pedido.',
      kind: 'lines',
      fallback: '',
      most: 500,
    },
  ],
  read: (stored) => ({
    id: 'cod',
    title: textOf(stored['title'], 'Pagamento na entrega', 100),
    description: wordsOf(stored['description'], 'Pague em dinheiro quando receber o pedido.'),
    enabled: flagOf(stored['enabled'], false),
    discountPercent: 0,
    firstStatus: () => 'processing',
    instructions: () => ({ kind: 'words', lines: [textOf(stored['instructions'], 'Pague em dinheiro na entrega.')] }),
  }),
}
export default cashOnDelivery
