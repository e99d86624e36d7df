import { OperatorError } from '#kit/operator-error.ts'
import { type ApiKeys, createApiKeys, KEY_PERMISSIONS } from '#shop/accounts/api-keys.ts'
import type { Command, Tools } from '../command.ts'
import { action, idOf, oneOf, readArguments, required } from '../read-arguments.ts'
import { readOrMakeSecret } from '#ops/secret.ts'
import { withShop } from '../with-database.ts'

export const apiKey: Command = {
  name: 'api-key',
  summary: 'Cria, lista ou revoga as chaves com que outros programas usam a loja.',
  usage: `Uso: npm run vitrine -- api-key create --user LOGIN --description TEXTO --permissions read|write|read_write
     npm run vitrine -- api-key list
     npm run vitrine -- api-key revoke NÚMERO

A chave (ck_…) e o segredo (cs_…) são mostrados só na criação. A chave pode o que a conta dela pode.`,
  run: async (args, tools) => {
    const { action: what, rest } = action(args, ['create', 'list', 'revoke'], 'api-key')
    return await { create, list, revoke }[what](rest, tools)
  },
}

async function create(args: string[], tools: Tools): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = readArguments({ args, options: { user: text, description: text, permissions: text } })
  const login = required(values.user, 'user')
  const description = required(values.description, 'description')
  const permissions = oneOf(required(values.permissions, 'permissions'), KEY_PERMISSIONS, 'permissions')
  const outcome = await withKeys(tools, (keys) => keys.create({ login, description, permissions }))
  if (!outcome.ok) throw new OperatorError(outcome.problem)
  const { id, consumerKey, consumerSecret } = outcome.key
  tools.answer(
    [
      `Chave ${id} criada. Anote agora: o segredo não será mostrado de novo.`,
      `  Chave    ${consumerKey}`,
      `  Segredo  ${consumerSecret}`,
    ],
    { id, consumer_key: consumerKey, consumer_secret: consumerSecret, permissions },
  )
  return 0
}

async function list(args: string[], tools: Tools): Promise<number> {
  readArguments({ args, options: {} })
  const rows = await withKeys(tools, (keys) => keys.list())
  const lines = rows.map((row) => `${row.id}  …${row.key_ending}  ${row.permissions}  ${row.login}  ${row.description}`)
  tools.answer(lines.length > 0 ? lines : 'Não há chaves.', { keys: rows })
  return 0
}

async function revoke(args: string[], tools: Tools): Promise<number> {
  const { words } = readArguments({ args, options: {}, words: ['id'] })
  const id = idOf(words[0], 'da chave')
  if (!(await withKeys(tools, (keys) => keys.revoke(id)))) throw new OperatorError(`Não há a chave ${id}.`)
  tools.answer(`A chave ${id} foi revogada: quem a usa não entra mais.`, { revoked: id })
  return 0
}

async function withKeys<T>({ config: readConfig, say }: Tools, work: (keys: ApiKeys) => Promise<T>): Promise<T> {
  const config = readConfig()
  const secret = readOrMakeSecret({ dataDir: config.dataDir, fromEnvironment: config.secret })
  return await withShop({ config, say }, ({ db }) => work(createApiKeys({ db, secret })))
}
