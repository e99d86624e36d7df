import { isEmailAddress } from '#kit/email-address.ts'
import { type SettingField, settingOf } from '#kit/setting-field.ts'
import { recordOf } from '#kit/unknown-json.ts'
import { type Encryption, MAIL_PRESETS } from './presets.ts'

/** The row of `settings`, and its part. */
export const MAIL_SETTING = 'mail'
export const SERVER_PART = 'server'

/** The mail server as the merchant set it; the password is kept apart. */
export type StoredServer = {
  preset: string
  host: string
  port: number
  encryption: Encryption
  user: string
  fromName: string
  fromAddress: string
  replyTo: string
  dkimSelector: string
  hasPassword: boolean
  version: number
}

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/
const readHost = (typed: string) => {
  const host = typed.trim().toLowerCase()
  return host === '' || HOST.test(host) ? host : undefined
}
const readAddress = (typed: string) => (typed.trim() === '' || isEmailAddress(typed.trim()) ? typed.trim() : undefined)
const text = { kind: 'text', fallback: '', most: 200 } as const
const address = { ...text, most: 254, check: readAddress, wrong: 'Escreva um e-mail como pedidos@minhaloja.com.br.' }

export const SERVER_FIELDS: readonly SettingField[] = [
  {
    name: 'preset',
    label: 'Serviço',
    description: 'Preenche o servidor e diz o que digitar abaixo.',
    kind: 'select',
    fallback: 'other',
    most: 40,
    options: [{ value: 'other', label: 'Outro' }, ...MAIL_PRESETS.map(({ id, name }) => ({ value: id, label: name }))],
  },
  {
    ...text,
    name: 'host',
    label: 'Servidor (SMTP)',
    description: 'Vazio, o envio fica desligado.',
    check: readHost,
    wrong: 'Escreva só o nome do servidor, como smtp.minhaloja.com.br.',
  },
  {
    name: 'port',
    label: 'Porta',
    description: '465 com TLS, 587 com STARTTLS.',
    kind: 'number',
    fallback: '465',
    least: 1,
    most: 65_535,
  },
  {
    name: 'encryption',
    label: 'Criptografia',
    description: 'A loja nunca envia a senha sem criptografia.',
    kind: 'select',
    fallback: 'tls',
    most: 10,
    options: [
      { value: 'tls', label: 'TLS (SSL)' },
      { value: 'starttls', label: 'STARTTLS' },
    ],
  },
  { ...text, most: 254, name: 'user', label: 'Usuário', description: 'Quase sempre o endereço inteiro de e-mail.' },
  {
    name: 'password',
    label: 'Senha',
    description: 'É guardada cifrada e nunca mais aparece.',
    kind: 'secret',
    fallback: '',
    most: 500,
  },
  { ...text, most: 100, name: 'fromName', label: 'Nome de quem envia', description: 'Vazio, o nome da loja.' },
  { ...address, name: 'fromAddress', label: 'E-mail de quem envia', description: 'Vazio, o e-mail da loja.' },
  {
    ...address,
    name: 'replyTo',
    label: 'Responder para',
    description: 'Aonde chegam as respostas dos clientes. Vazio, respondem a quem envia.',
  },
  {
    ...text,
    most: 63,
    name: 'dkimSelector',
    label: 'Seletor DKIM',
    description:
      'O começo do registro que o serviço mandou criar: em «abc._domainkey», é «abc». Só para a verificação do domínio.',
    check: (typed) => (/^[a-z0-9._-]*$/i.test(typed.trim()) ? typed.trim().toLowerCase() : undefined),
    wrong: 'Só letras, números, pontos e hifens.',
  },
]

export function readServer(setting: unknown): StoredServer {
  const stored = recordOf(recordOf(setting)[SERVER_PART])
  const plain = Object.fromEntries(SERVER_FIELDS.map((field) => [field.name, settingOf(field, stored[field.name])]))
  const secrets: unknown = stored['secrets']
  return {
    preset: String(plain['preset']),
    host: String(plain['host']),
    port: Math.trunc(Number(plain['port'])),
    encryption: plain['encryption'] === 'starttls' ? 'starttls' : 'tls',
    user: String(plain['user']),
    fromName: String(plain['fromName']),
    fromAddress: String(plain['fromAddress']),
    replyTo: String(plain['replyTo']),
    dkimSelector: String(plain['dkimSelector']),
    hasPassword: Array.isArray(secrets) && secrets.includes('password'),
    version: Number(stored['version'] ?? 0) || 0,
  }
}

/** There is a server, and what it asks for is there. */
export const isComplete = ({ host, user, hasPassword }: StoredServer) => host !== '' && (user === '' || hasPassword)
