import { addressField, holdField, type MethodDefinition, secretField, textField, environmentField } from '../../method.ts'
import { readServiceMethod } from '../../service-method.ts'
import { mercadoPagoAccess } from './access.ts'
import { hasToken, MERCADO_PAGO } from './account.ts'
import { createMercadoPago } from './provider.ts'

const HOLD_MINUTES = 60

/** Cards in Mercado Pago's own parcels, balance and the rest, on its own page (Checkout Pro); the account of its Pix and boleto, too. */
const mercadoPago: MethodDefinition = {
  position: 12,
  id: MERCADO_PAGO,
  deskName: 'Mercado Pago',
  deskHelp:
    'Cartão à vista ou parcelado na página do Mercado Pago (Checkout Pro): o número do cartão não passa pela loja. Com a mesma conta você liga também o Pix e o boleto do Mercado Pago, nos cartões abaixo. Pegue o Access Token em Mercado Pago › Seu negócio › Configurações › Credenciais.',
  fields: [
    environmentField({ label: 'Credenciais', description: 'Com credenciais de teste nenhum dinheiro se move.' }),
    secretField('accessToken', 'Access Token', 'Começa com APP_USR-. É a senha da sua conta: não mande a ninguém.'),
    secretField(
      'webhookSecret',
      'Assinatura secreta',
      'Em Suas integrações › Webhooks. Com ela a loja confere que o aviso é do Mercado Pago.',
    ),
    textField(
      'clientId',
      'Client ID do aplicativo',
      'Para conectar a conta com um botão, em vez de colar o Access Token: de Suas integrações › seu aplicativo. Sem aplicativo, deixe vazio.',
    ),
    secretField('clientSecret', 'Client Secret do aplicativo', 'Do mesmo aplicativo.'),
    addressField('baseUrl', 'Endereço da API', 'Deixe vazio: só muda se o Mercado Pago pedir.'),
    holdField(HOLD_MINUTES, 30),
  ],
  read: (stored) =>
    readServiceMethod(stored, {
      id: MERCADO_PAGO,
      title: 'Cartão pelo Mercado Pago',
      description:
        'Você paga na página do Mercado Pago, com cartão à vista ou parcelado, e volta para cá. As parcelas e os juros aparecem lá, antes de confirmar.',
      isConnected: hasToken(stored),
      hold: { fallback: HOLD_MINUTES, least: 30 },
    }),
  connect: createMercadoPago('page'),
  access: mercadoPagoAccess,
}
export default mercadoPago
