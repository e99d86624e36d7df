import { holdField, leastAmountField, leastCentsOf, type MethodDefinition } from '../../method.ts'
import { flagOf, numberOf } from '../../settings.ts'

export const TEST_GATEWAY = 'vitrine_test'
/** Where the gateway asks the shopper for the money, as a real one would on its own site. */
export const TEST_GATEWAY_PAGE = '/pagamento-teste/'

/** A payment service that moves no money: it behaves like a real one, to try the shop and to test it. */
const testGateway: MethodDefinition = {
  position: 20,
  id: TEST_GATEWAY,
  takesParcels: true,
  isTest: true,
  deskName: 'Pagamento de teste',
  fields: [holdField(60, 1), leastAmountField],
  read: (stored) => ({
    id: TEST_GATEWAY,
    title: 'Cartão (teste)',
    description: 'Pagamento de teste: nenhum dinheiro é cobrado e nada é enviado.',
    enabled: flagOf(stored['enabled'], false),
    discountPercent: 0,
    leastCents: leastCentsOf(stored['leastAmount']),
    firstStatus: () => 'pending',
    holdMinutes: numberOf(stored['holdMinutes'], { fallback: 60, least: 1, most: 10_080 }),
    instructions: ({ id, key, status }) =>
      status === 'pending' || status === 'failed'
        ? { kind: 'link', url: `${TEST_GATEWAY_PAGE}?order=${id}&key=${key}`, label: 'Pagar agora' }
        : undefined,
  }),
}
export default testGateway
