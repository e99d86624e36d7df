import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { createApiKeys } from './api-keys.ts'

const SECRET = 'a secret of the shop that is long enough'
let database: Awaited<ReturnType<typeof aDatabase>>
beforeAll(async () => {
  database = await aDatabase()
  await database.kysely.insertInto('users').values({ login: 'ana', email: 'ana@loja.example', password_hash: '-' }).execute()
})
afterAll(() => database.close())

const keys = (secret = SECRET) => createApiKeys({ db: database.kysely, secret })
async function aKey() {
  const outcome = await keys().create({ login: 'ana', description: 'Integração', permissions: 'read_write' })
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.key
}

test('a program that shows its consumer key is known again, with its secret and rights', async () => {
  const made = await aKey()
  expect(made.consumerKey).toMatch(/^ck_[0-9a-f]{40}$/)
  expect(made.consumerSecret).toMatch(/^cs_[0-9a-f]{40}$/)
  expect(await keys().find(made.consumerKey)).toMatchObject({
    id: made.id,
    permissions: 'read_write',
    consumerSecret: made.consumerSecret,
  })
  expect(await keys().find(`ck_${'0'.repeat(40)}`)).toBeUndefined()
})

test('the table holds neither the key nor the secret', async () => {
  const made = await aKey()
  const row = await database.kysely.selectFrom('api_keys').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow()
  expect(row.key_hash).toEqual(createHmac('sha256', 'wc-api').update(made.consumerKey).digest())
  expect(row.key_ending).toBe(made.consumerKey.slice(-7))
  expect(row.secret_encrypted.includes(made.consumerSecret.slice(3))).toBe(false)
})

test('with another secret of the shop, or with bytes moved between rows, a key does not open', async () => {
  const [one, other] = [await aKey(), await aKey()]
  expect(await keys('another secret that is also long enough').find(one.consumerKey)).toBeUndefined()
  const { secret_encrypted } = await database.kysely
    .selectFrom('api_keys')
    .select('secret_encrypted')
    .where('id', '=', other.id)
    .executeTakeFirstOrThrow()
  await database.kysely.updateTable('api_keys').set({ secret_encrypted }).where('id', '=', one.id).execute()
  expect(await keys().find(one.consumerKey)).toBeUndefined()
  expect(await keys().find(other.consumerKey)).toBeDefined()
})

test('a revoked key is nobody’s', async () => {
  const made = await aKey()
  expect(await keys().revoke(made.id)).toBe(true)
  expect(await keys().revoke(made.id)).toBe(false)
  expect(await keys().find(made.consumerKey)).toBeUndefined()
})

test('a key needs an owner and a description', async () => {
  expect(await keys().create({ login: 'ninguem', description: 'x', permissions: 'read' })).toMatchObject({ ok: false })
  expect(await keys().create({ login: 'ana', description: ' ', permissions: 'read' })).toMatchObject({ ok: false })
})
