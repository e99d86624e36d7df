import { maybe, text } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import type { KeyCheck } from '#shop/accounts/google/check-keys.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { KEPT_SECRET } from '../wc/setting-kinds.ts'

const SCHEMA = itemSchema('google_sign_in_test', { ok: 'flag', problem: 'text', message: 'text', return_url: 'text' })

/** Whether Google takes the keys of «Entrar com Google», before customers find out. */
const googleSignInRoutes = ({ googleSignIn }: Pick<ApiServices, 'googleSignIn'>): Route[] => [
  {
    namespace: 'vitrine/v1',
    path: '/google-sign-in/test',
    schema: SCHEMA,
    response: 'one',
    endpoints: [
      endpoint({
        methods: ['POST'],
        args: {
          client_id: maybe(text({ maxLength: 200, description: 'As typed; left out, the one that is kept.' })),
          client_secret: maybe(text({ maxLength: 500, description: 'As typed; left out, the one that is kept.' })),
        },
        authorize: wcMay.edit,
        answer: async ({ args: { client_id: clientId, client_secret: clientSecret } }) => {
          const isTyped = clientSecret !== undefined && clientSecret !== KEPT_SECRET
          const found = await googleSignIn.check({
            ...(clientId !== undefined && { clientId: clientId.trim() }),
            ...(isTyped && { clientSecret: clientSecret.trim() }),
          })
          const ok = found === 'ready' || found === 'keys'
          const { returnUrl } = googleSignIn
          return { body: { ok, problem: ok ? '' : found, message: messageOf(found, returnUrl), return_url: returnUrl } }
        },
      }),
    ],
  },
]
export default googleSignInRoutes satisfies ApiRoutes

function messageOf(found: KeyCheck | 'missing', returnUrl: string): string {
  switch (found) {
    case 'ready':
      return 'O Google aceita as duas chaves e o endereço de retorno da loja.'
    case 'keys':
      return `O Google aceita as duas chaves. Confira se lá está cadastrado o endereço de retorno ${returnUrl}`
    case 'return-url':
      return `As chaves estão certas, mas falta cadastrar no Google, em «URIs de redirecionamento autorizados», o endereço ${returnUrl}`
    case 'client-id':
      return 'O Google não conhece este ID do cliente. Copie-o de novo: ele termina em .apps.googleusercontent.com.'
    case 'client-secret':
      return 'O Google não aceita esta chave secreta para este ID do cliente. Copie as duas do mesmo cliente, ou crie lá uma chave nova.'
    case 'kind':
      return 'Este cliente do Google não serve para um site. Crie lá um cliente OAuth do tipo «Aplicativo da Web».'
    case 'refused':
      return 'O Google recusou as chaves sem dizer o motivo. Copie as duas de novo.'
    case 'down':
      return 'O Google não respondeu. Tente de novo em alguns minutos.'
    case 'missing':
      return 'Preencha o ID do cliente e a chave secreta antes de testar.'
  }
}
