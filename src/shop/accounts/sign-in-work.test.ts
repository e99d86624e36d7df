import { createHook } from 'node:async_hooks'
import { argon2 } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { hashPassword, NOBODYS_HASH } from './password.ts'
import { createAccounts } from './service.ts'

/** Passwords that are being hashed, as the engine itself counts them. */
const running = new Set<number>()
let hashed = 0
let most = 0
const hook = createHook({
  init: (id, kind) => {
    if (kind !== 'ARGON2REQUEST') return
    hashed++
    running.add(id)
    most = Math.max(most, running.size)
  },
  before: (id) => void running.delete(id),
})

let database: Awaited<ReturnType<typeof aDatabase>>
let accounts: ReturnType<typeof createAccounts>
const password = 'a rede na varanda'
beforeAll(async () => {
  database = await aDatabase()
  accounts = createAccounts({ db: database.kysely })
  await accounts.create({ login: 'ana', email: 'ana@loja.example', displayName: 'Ana', password, roles: ['customer'] })
  hook.enable()
})
afterAll(async () => {
  hook.disable()
  await database.close()
})
beforeEach(() => {
  hashed = 0
  most = 0
})

test('a name that nobody has costs the same work as a wrong password', async () => {
  expect((await accounts.signIn('ana', 'outra coisa')).ok).toBe(false)
  expect(hashed).toBe(1)
  expect((await accounts.signIn('ninguem', 'outra coisa')).ok).toBe(false)
  expect(hashed).toBe(2)
  const costOf = (stored: string) => stored.split('$').slice(0, 4)
  expect(costOf(NOBODYS_HASH)).toEqual(costOf(await hashPassword(password)))
})

test('an address that is taken costs the same work as a free one', async () => {
  const register = (email: string, login: string) =>
    accounts.create({ login, email, displayName: '', password, roles: ['customer'] })
  expect((await register('ana@loja.example', 'outra')).ok).toBe(false)
  expect(hashed).toBe(1)
  expect((await register('nova@loja.example', 'nova')).ok).toBe(true)
  expect(hashed).toBe(2)
})

test('a crowd at the door is let through two by two, so that its memory is bounded', async () => {
  await Promise.all(Array.from({ length: 8 }, () => hashPassword(password)))
  expect(hashed).toBe(8)
  expect(most).toBe(2)
})

test('a password that was kept at a lower cost is kept anew when its owner signs in, and only then', async () => {
  const cheap = await cheapHash(password)
  const stored = async () =>
    (await database.kysely.selectFrom('users').select('password_hash').where('login', '=', 'ana').executeTakeFirstOrThrow())
      .password_hash
  await database.kysely.updateTable('users').set({ password_hash: cheap }).where('login', '=', 'ana').execute()
  await accounts.signIn('ana', 'outra coisa')
  expect(await stored()).toBe(cheap)
  expect((await accounts.signIn('ana', password)).ok).toBe(true)
  const renewed = await stored()
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await accounts.signIn('ana', password)).ok).toBe(true)
  expect(await stored()).toBe(renewed)
})

test('a customer of the old shop signs in with the password from there, which is then kept as the shop keeps its own', async () => {
  const stored = async () =>
    (await database.kysely.selectFrom('users').select('password_hash').where('login', '=', 'ana').executeTakeFirstOrThrow())
      .password_hash
  for (const carried of ['$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0', 'c06db68e819be6ec3d26c6038d8e8d1f']) {
    await database.kysely.updateTable('users').set({ password_hash: carried }).where('login', '=', 'ana').execute()
    expect((await accounts.signIn('ana', 'outra coisa')).ok).toBe(false)
    expect(await stored()).toBe(carried)
    expect((await accounts.signIn('ana', 'test12345')).ok).toBe(true)
    expect(await stored()).toMatch(/^\$argon2id\$/)
    expect((await accounts.signIn('ana', 'test12345')).ok).toBe(true)
  }
  await accounts.changePassword('ana', password)
})

test('a password keeps its spaces, and the shop’s own name is none', async () => {
  await database.pool.query(`insert into settings (name, value) values ('shop', '{"name":"Casa Aroeira"}')`)
  const spaced = '  a rede na varanda '
  expect((await accounts.changePassword('ana', spaced)).ok).toBe(true)
  expect((await accounts.signIn('ana', password)).ok).toBe(false)
  expect((await accounts.signIn('ana', spaced)).ok).toBe(true)
  expect(await accounts.changePassword('ana', 'CasaAroeira1')).toMatchObject({
    ok: false,
    problem: expect.stringContaining('adivinhar'),
  })
  expect(await accounts.changePassword('ana', 'ana@loja.example')).toMatchObject({ ok: false })
})

async function cheapHash(message: string): Promise<string> {
  const nonce = Buffer.alloc(16, 3)
  const tag = await new Promise<Buffer>((resolve, reject) =>
    argon2('argon2id', { message, nonce, memory: 8_192, passes: 1, parallelism: 1, tagLength: 32 }, (error, result) =>
      error ? reject(error) : resolve(result),
    ),
  )
  const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=8192,t=1,p=1$${bare(nonce)}$${bare(tag)}`
}
