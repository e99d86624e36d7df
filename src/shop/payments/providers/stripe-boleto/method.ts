import { discountField, type MethodDefinition } from '../../method.ts'
import { BOLETO_HOLD_MINUTES, readServiceMethod } from '../../service-method.ts'
import { hasKey, STRIPE } from '../stripe/account.ts'
import { createStripe } from '../stripe/provider.ts'

/** A boleto of the Stripe account, written on its own page. */
const stripeBoleto: MethodDefinition = {
  position: 19,
  id: 'stripe_boleto',
  account: STRIPE,
  deskName: 'Boleto pela Stripe',
  deskHelp:
    'Usa a conta que você ligou em Stripe, que precisa ter o boleto liberado. O boleto vence em três dias; o pedido espera dez. A Stripe não devolve boletos: o reembolso é por fora.',
  fields: [discountField],
  read: (stored) =>
    readServiceMethod(stored, {
      id: 'stripe_boleto',
      title: 'Boleto',
      description:
        'Você gera o boleto na página da Stripe; ele vence em três dias. O pagamento é confirmado em até dois dias úteis.',
      isConnected: hasKey(stored),
      hold: BOLETO_HOLD_MINUTES,
    }),
  connect: createStripe('boleto'),
}
export default stripeBoleto
