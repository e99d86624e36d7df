import type { Role } from '#http/visitor.ts'
import { createApiKeys, type KeyPermissions } from '#shop/accounts/api-keys.ts'
import { createApplicationPasswords } from '#shop/accounts/application-passwords.ts'
import { createAccounts } from '#shop/accounts/service.ts'
import { SECRET, type TestShop } from './shop.ts'

type Asked = { method?: string; body?: unknown; headers?: Record<string, string>; payload?: string | Buffer }
export type ApiAnswer = { status: number; headers: Record<string, string>; body: ReturnType<typeof JSON.parse> }

/** Asks the API of a shop; a body goes as JSON. Paths are below the root: `/wp/v2/posts`. */
export function apiOf(shop: TestShop, standing: Record<string, string> = {}) {
  return async (path: string, { method = 'GET', body, payload, headers = {} }: Asked = {}): Promise<ApiAnswer> => {
    const answer = await shop.http.inject({
      url: `/wp-json${path}`,
      method: method as 'GET',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...standing, ...headers },
      payload: payload ?? (body === undefined ? undefined : JSON.stringify(body)),
    })
    const isJson = String(answer.headers['content-type'] ?? '').includes('json')
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      body: isJson && answer.body !== '' ? JSON.parse(answer.body) : answer.body,
    }
  }
}
export type Api = ReturnType<typeof apiOf>

/** Somebody with a role, who calls with an application password. */
export async function apiAs(shop: TestShop, role: Role, login: string = role) {
  const { user, authorization } = await someoneWhoCalls(shop, role, login)
  return { user, api: apiOf(shop, { authorization }), authorization }
}

/** Somebody with a role, and the header by which they call. */
export async function someoneWhoCalls({ db }: Pick<TestShop, 'db'>, role: Role, login: string = role) {
  const made = await createAccounts({ db }).create({
    login,
    email: `${login}@exemplo.com.br`,
    displayName: login,
    password: 'uma senha bem comprida 42',
    roles: [role],
  })
  if (!made.ok) throw new Error(made.problem)
  const given = await createApplicationPasswords({ db }).create(made.user.id, { name: 'testes', appId: '' })
  return { user: made.user, authorization: basic(login, given!.password) }
}

/** A consumer key of somebody who is there already. */
export async function keyFor(shop: TestShop, login: string, permissions: KeyPermissions = 'read_write') {
  const made = await createApiKeys({ db: shop.db, secret: SECRET }).create({ login, description: 'testes', permissions })
  if (!made.ok) throw new Error(made.problem)
  const { consumerKey, consumerSecret } = made.key
  return { consumerKey, consumerSecret, api: apiOf(shop, { authorization: basic(consumerKey, consumerSecret) }) }
}

const basic = (name: string, password: string) => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`
