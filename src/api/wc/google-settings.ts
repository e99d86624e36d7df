import { GOOGLE_SETTING, isGoogleClientId } from '#shop/accounts/google/contract.ts'
import { inRow, orEmpty, secret, type Setting, toggle } from './setting-kinds.ts'

const ofGoogle = inRow('account', GOOGLE_SETTING)

/** Signing in with Google, with an application that the merchant registers there. */
export const GOOGLE_SETTINGS: readonly Setting[] = [
  ofGoogle(
    'vitrine_google_sign_in',
    'enabled',
    'Mostrar «Entrar com Google»',
    toggle('Em «Minha conta», na finalização da compra e no elemento «Entrar na conta». Precisa das duas chaves abaixo.'),
  ),
  ofGoogle('vitrine_google_client_id', 'clientId', 'ID do cliente', {
    description: 'Termina em .apps.googleusercontent.com.',
    read: orEmpty((value) => (isGoogleClientId(value) ? value : undefined)),
    wrong: () => 'Cole o ID do cliente inteiro: termina em .apps.googleusercontent.com.',
  }),
  ofGoogle(
    'vitrine_google_client_secret',
    'clientSecret',
    'Chave secreta do cliente',
    secret('Guardada; não é mostrada de novo.'),
  ),
]
