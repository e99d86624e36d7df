import { holdField, leastAmountField, leastCentsOf, type MethodDefinition, textField } from '../../method.ts'
import { readServiceMethod } from '../../service-method.ts'
import { textOf } from '../../settings.ts'
import { hasToken, MERCADO_PAGO } from '../mercado-pago/account.ts'
import { createMercadoPago } from '../mercado-pago/provider.ts'
import { hostedFieldsOf } from './hosts.ts'

const HOLD_MINUTES = 60
const isPublicKey = (typed: string) => /^(APP_USR|TEST)-[\w-]{10,100}$/.test(typed)

/** Cards inside of the shop's own checkout: number, date and code stand in frames of Mercado Pago, which makes a token of them. */
const mercadoPagoCard: MethodDefinition = {
  position: 11,
  id: 'mercado_pago_card',
  account: MERCADO_PAGO,
  deskName: 'Cartão no checkout (Mercado Pago)',
  deskHelp:
    'O cliente digita o cartão na própria loja, em campos que são do Mercado Pago: o número não passa pela loja. As parcelas e os juros são os da sua conta. Usa a conta que você ligou em Mercado Pago e a Public Key dela, em Suas integrações › Credenciais de produção. Quem navega sem JavaScript paga na página do Mercado Pago.',
  fields: [
    {
      ...textField('publicKey', 'Public Key', 'Começa com APP_USR-. Não é segredo: aparece na página de pagamento.'),
      check: (typed) => (typed.trim() === '' || isPublicKey(typed.trim()) ? typed.trim() : undefined),
      wrong: 'Copie a Public Key inteira: ela começa com APP_USR- ou TEST-.',
    },
    leastAmountField,
    holdField(HOLD_MINUTES, 30),
  ],
  read: (stored) => ({
    ...readServiceMethod(stored, {
      id: 'mercado_pago_card',
      title: 'Cartão de crédito',
      description: 'À vista ou parcelado. Os dados do cartão vão direto para o Mercado Pago.',
      isConnected: hasToken(stored) && isPublicKey(textOf(stored['publicKey'], '')),
      hold: { fallback: HOLD_MINUTES, least: 30 },
    }),
    leastCents: leastCentsOf(stored['leastAmount']),
    hostedFields: hostedFieldsOf(stored),
  }),
  connect: createMercadoPago('card'),
}
export default mercadoPagoCard
