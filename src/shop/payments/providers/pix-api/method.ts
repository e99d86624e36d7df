import { readPixKey } from '#kit/brazil/pix-key.ts'
import type { SettingField } from '#kit/setting-field.ts'
import {
  addressField,
  discountField,
  holdField,
  type MethodDefinition,
  secretField,
  textField,
  environmentField,
} from '../../method.ts'
import { PIX_WORDS, readServiceMethod } from '../../service-method.ts'
import { textOf } from '../../settings.ts'
import { endpointsOf, PRESETS } from './presets.ts'
import { createPixProvider } from './provider.ts'

export const PIX_API = 'pix_api'
/** A code lives as long as the units are held. */
const HOLD_MINUTES = 30

const certificate = (name: string, label: string, description: string): SettingField => ({
  ...textField(name, label, description),
  kind: 'certificate',
  most: 60_000,
})

const ofBanks = (...values: (keyof typeof PRESETS)[]) => ({ field: 'bank', values })

const FIELDS: readonly SettingField[] = [
  {
    name: 'bank',
    label: 'Banco',
    description: 'De quem é a conta que recebe. Cada banco tem endereços e detalhes próprios; a loja conhece os destes.',
    kind: 'select',
    fallback: 'efi',
    most: 20,
    options: Object.entries(PRESETS).map(([value, { label }]) => ({ value, label })),
  },
  environmentField({
    label: 'Ambiente',
    description: 'No ambiente de testes do banco (homologação) nenhum dinheiro se move.',
    test: 'Testes (homologação)',
  }),
  {
    ...textField('pixKey', 'Chave Pix', 'A chave da conta que recebe, cadastrada neste banco.'),
    most: 77,
    check: (typed) => (typed.trim() === '' ? '' : readPixKey(typed)),
    wrong: 'Confira a chave: ela precisa ser um CPF, um CNPJ, um e-mail, um telefone com DDD ou uma chave aleatória.',
  },
  textField('clientId', 'Client ID', 'Na área de desenvolvedores do banco, na aplicação que você criou para a loja.'),
  {
    ...secretField('clientSecret', 'Client Secret', 'Fica ao lado do Client ID.'),
    shownFor: ofBanks('efi', 'bb', 'itau', 'inter', 'other'),
  },
  certificate(
    'certificate',
    'Certificado',
    'O arquivo que o banco deu ou assinou: .p12 ou .pfx, ou .pem e .crt. É com ele que o banco reconhece a loja.',
  ),
  certificate('certificateKey', 'Chave do certificado', 'Só quando o certificado é .pem ou .crt: o arquivo .key.'),
  secretField('passphrase', 'Senha do certificado', 'Só quando o arquivo tem senha.'),
  {
    ...secretField('appKey', 'Chave da aplicação', 'No Banco do Brasil, a developer application key; no Itaú, a API key.'),
    shownFor: ofBanks('bb', 'itau', 'other'),
  },
  { ...textField('account', 'Conta-corrente', 'Só quando a aplicação tem mais de uma conta.'), shownFor: ofBanks('inter') },
  { ...addressField('baseUrl', 'Endereço da API', 'O banco informa: termina em /pix/v2 ou /v2.'), shownFor: ofBanks('other') },
  {
    ...addressField('tokenUrl', 'Endereço do token', 'Onde o banco entrega a autorização (OAuth).'),
    shownFor: ofBanks('other'),
  },
  discountField,
  holdField(HOLD_MINUTES, 5),
]

/** Pix that confirms itself: the bank is asked for each charge, and tells when it is paid. */
const pixApi: MethodDefinition = {
  position: 5,
  id: PIX_API,
  deskName: 'Pix automático (API do banco)',
  deskHelp:
    'O pagamento é confirmado sozinho, e o reembolso volta pelo Pix. Funciona com qualquer banco ou PSP que siga a API Pix do Banco Central. Você precisa de uma conta PJ com a API liberada, do Client ID e do certificado.',
  fields: FIELDS,
  read: (stored) => {
    const { baseUrl, tokenUrl } = endpointsOf({ bank: 'efi', ...stored })
    const isSet = ['pixKey', 'clientId'].every((name) => textOf(stored[name], '') !== '')
    return readServiceMethod(stored, {
      id: PIX_API,
      title: 'Pix',
      description: PIX_WORDS,
      isConnected: isSet && baseUrl !== '' && tokenUrl !== '',
      hold: { fallback: HOLD_MINUTES, least: 5 },
    })
  },
  connect: createPixProvider,
}
export default pixApi
