import { addressField, holdField, type MethodDefinition, secretField, environmentField } from '../../method.ts'
import { readServiceMethod } from '../../service-method.ts'
import { hasKey, STRIPE } from './account.ts'
import { createStripe } from './provider.ts'

const HOLD_MINUTES = 60

/** Cards on Stripe's own page (Checkout), at once: Stripe has no parcels in Brazil. The account of its boleto, too. */
const stripe: MethodDefinition = {
  position: 18,
  id: STRIPE,
  deskName: 'Stripe',
  deskHelp:
    'Cartão à vista na página da Stripe (Checkout): o número do cartão não passa pela loja. A Stripe não parcela no Brasil. Com a mesma conta você liga também o boleto. Pegue a chave em Stripe › Desenvolvedores › Chaves de API.',
  fields: [
    environmentField({ label: 'Ambiente', description: 'Com chaves de teste (sk_test_) nenhum dinheiro se move.' }),
    secretField('secretKey', 'Chave secreta', 'Começa com sk_live_ ou rk_live_. É a senha da sua conta: não mande a ninguém.'),
    secretField('webhookSecret', 'Assinatura dos avisos', 'Começa com whsec_. Com ela a loja confere que o aviso é da Stripe.'),
    addressField('baseUrl', 'Endereço da API', 'Deixe vazio: só muda se a Stripe pedir.'),
    holdField(HOLD_MINUTES, 30),
  ],
  read: (stored) =>
    readServiceMethod(stored, {
      id: STRIPE,
      title: 'Cartão de crédito',
      description: 'Você paga com cartão na página segura da Stripe e volta para cá. O pedido é confirmado na hora.',
      isConnected: hasKey(stored),
      hold: { fallback: HOLD_MINUTES, least: 30 },
    }),
  connect: createStripe('card'),
}
export default stripe
