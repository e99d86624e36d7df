import { discountField, type MethodDefinition } from '../../method.ts'
import { flagOf, percentSetting, textOf, wordsOf } from '../../settings.ts'
import { hasKey, STRIPE } from '../stripe/account.ts'
import { createStripe } from '../stripe/provider.ts'

/** Three days, a weekend and two holidays in between, and two days until the bank tells of it. */
const HOLD_MINUTES = 10 * 1_440

/** A boleto of the Stripe account, written on its own page. */
const stripeBoleto: MethodDefinition = {
  position: 19,
  id: 'stripe_boleto',
  account: STRIPE,
  deskName: 'Boleto pela Stripe',
  deskHelp:
    'Usa a conta que você ligou em Stripe, que precisa ter o boleto liberado. O boleto vence em três dias; o pedido espera dez. A Stripe não devolve boletos: o reembolso é por fora.',
  fields: [discountField],
  read: (stored) => ({
    id: 'stripe_boleto',
    title: textOf(stored['title'], 'Boleto', 100),
    description: wordsOf(
      stored['description'],
      'Você gera o boleto na página da Stripe; ele vence em três dias. O pagamento é confirmado em até dois dias úteis.',
    ),
    enabled: flagOf(stored['enabled'], false) && hasKey(stored),
    isInTestMode: stored['environment'] === 'test',
    discountPercent: percentSetting(stored['discountPercent']),
    firstStatus: () => 'pending',
    holdMinutes: HOLD_MINUTES,
    instructions: () => undefined,
  }),
  connect: createStripe('boleto'),
}
export default stripeBoleto
