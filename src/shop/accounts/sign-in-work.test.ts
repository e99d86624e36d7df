import { argon2 } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aDatabase } from '#tests/support/database.ts'
import { hashPassword } from './password.ts'
import { createAccounts } from './service.ts'

let running = 0
let most = 0
/** What was hashed, and how many at once. */
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>()
  const counted: typeof argon2 = (algorithm, parameters, done) => {
    most = Math.max(most, ++running)
    real.argon2(algorithm, parameters, (error, result) => {
      running--
      done(error, result)
    })
  }
  return { ...real, argon2: vi.fn(counted) }
})

let database: Awaited<ReturnType<typeof aDatabase>>
let accounts: ReturnType<typeof createAccounts>
const password = 'a rede na varanda'
beforeAll(async () => {
  database = await aDatabase()
  accounts = createAccounts({ db: database.kysely })
  await accounts.create({ login: 'ana', email: 'ana@loja.example', displayName: 'Ana', password, roles: ['customer'] })
})
afterAll(() => database.close())
beforeEach(() => {
  vi.mocked(argon2).mockClear()
  most = 0
})
const costs = () => vi.mocked(argon2).mock.calls.map(([kind, { memory, passes, parallelism, nonce }]) => ({ kind, memory, passes, parallelism, salt: Buffer.from(nonce as Buffer).length }))

test('a name that nobody has costs the same work as a wrong password', async () => {
  await accounts.signIn('ana', 'outra coisa')
  const known = costs()
  vi.mocked(argon2).mockClear()
  await accounts.signIn('ninguem', 'outra coisa')
  expect(known).toEqual([{ kind: 'argon2id', memory: 19_456, passes: 2, parallelism: 1, salt: 16 }])
  expect(costs()).toEqual(known)
})

test('an address that is taken costs the same work as a free one', async () => {
  const register = (email: string, login: string) => accounts.create({ login, email, displayName: '', password, roles: ['customer'] })
  await register('ana@loja.example', 'outra')
  const taken = costs()
  vi.mocked(argon2).mockClear()
  await register('nova@loja.example', 'nova')
  expect(taken).toHaveLength(1)
  expect(costs()).toEqual(taken)
})

test('a crowd at the door is let through two by two, so that its memory is bounded', async () => {
  await Promise.all(Array.from({ length: 12 }, () => hashPassword(password)))
  expect(vi.mocked(argon2)).toHaveBeenCalledTimes(12)
  expect(most).toBe(2)
})

test('a password that was kept at a lower cost is kept anew when its owner signs in, and only then', async () => {
  const cheap = await hashPassword(password).then(async () => {
    const nonce = Buffer.alloc(16, 3)
    const tag = await new Promise<Buffer>((resolve, reject) =>
      argon2('argon2id', { message: password, nonce, memory: 8_192, passes: 1, parallelism: 1, tagLength: 32 }, (error, result) =>
        error ? reject(error) : resolve(result),
      ),
    )
    const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
    return `$argon2id$v=19$m=8192,t=1,p=1$${bare(nonce)}$${bare(tag)}`
  })
  const stored = async () =>
    (await database.kysely.selectFrom('users').select('password_hash').where('login', '=', 'ana').executeTakeFirstOrThrow()).password_hash
  await database.kysely.updateTable('users').set({ password_hash: cheap }).where('login', '=', 'ana').execute()
  await accounts.signIn('ana', 'outra coisa')
  expect(await stored()).toBe(cheap)
  expect((await accounts.signIn('ana', password)).ok).toBe(true)
  const renewed = await stored()
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await accounts.signIn('ana', password)).ok).toBe(true)
  expect(await stored()).toBe(renewed)
})

test('a password keeps its spaces, and the shop’s own name is none', async () => {
  await database.pool.query(`insert into settings (name, value) values ('shop', '{"name":"Casa Aroeira"}')`)
  const spaced = '  a rede na varanda '
  expect((await accounts.changePassword('ana', spaced)).ok).toBe(true)
  expect((await accounts.signIn('ana', password)).ok).toBe(false)
  expect((await accounts.signIn('ana', spaced)).ok).toBe(true)
  expect(await accounts.changePassword('ana', 'CasaAroeira1')).toMatchObject({ ok: false, problem: expect.stringContaining('adivinhar') })
  expect(await accounts.changePassword('ana', 'ana@loja.example')).toMatchObject({ ok: false })
})
