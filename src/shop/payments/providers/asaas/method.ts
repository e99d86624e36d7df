import { addressField, holdField, type MethodDefinition, secretField, environmentField } from '../../method.ts'
import { readServiceMethod } from '../../service-method.ts'
import { numberOf } from '../../settings.ts'
import { ASAAS, hasKey } from './account.ts'
import { createAsaas } from './provider.ts'

const HOLD_MINUTES = 60
/** What most cards take at Asaas. */
const MOST_PARCELS = 12
const LEAST_PARCEL_CENTS = 500

/** Cards on Asaas' own invoice page, at once or in parcels that the shop allows; the account of its Pix and boleto, too. */
const asaas: MethodDefinition = {
  position: 16,
  id: ASAAS,
  takesParcels: true,
  deskName: 'Asaas',
  deskHelp:
    'Cartão na página de fatura do Asaas: o número do cartão não passa pela loja. Com a mesma conta você liga também o Pix e o boleto do Asaas, em outros cartões desta tela. Crie a chave em Asaas › Integrações › Chaves de API.',
  fields: [
    environmentField({
      label: 'Ambiente',
      description: 'No sandbox do Asaas nenhum dinheiro se move. Cada ambiente tem a sua chave.',
      test: 'Testes (sandbox)',
    }),
    secretField('apiKey', 'Chave de API', 'Começa com $aact_. É a senha da sua conta: não mande a ninguém.'),
    {
      name: 'parcels',
      label: 'Parcelas sem juros (até)',
      description: 'Quem compra escolhe no checkout. A taxa do parcelamento é sua; 1 é só à vista.',
      kind: 'number',
      fallback: '1',
      least: 1,
      most: MOST_PARCELS,
    },
    addressField('baseUrl', 'Endereço da API', 'Deixe vazio: só muda se o Asaas pedir.'),
    holdField(HOLD_MINUTES, 30),
  ],
  read: (stored) => ({
    ...readServiceMethod(stored, {
      id: ASAAS,
      title: 'Cartão de crédito',
      description:
        'Você paga com cartão na página segura do Asaas. Assim que o pagamento for aprovado, o pedido é confirmado sozinho.',
      isConnected: hasKey(stored),
      hold: { fallback: HOLD_MINUTES, least: 30 },
    }),
    installments: rulesOf(Math.floor(numberOf(stored['parcels'], { fallback: 1, least: 1, most: MOST_PARCELS }))),
  }),
  connect: createAsaas('page'),
}
export default asaas

/** Asaas charges the sum in equal parcels and adds nothing: there are none with interest. */
const rulesOf = (most: number) => ({ most, leastCents: LEAST_PARCEL_CENTS, freeUpTo: most, monthlyPercent: 0 })
