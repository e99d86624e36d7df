import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { sha256 } from '#kit/ids.ts'
import { eventually } from './support/eventually.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
beforeAll(async () => void (shop = await aShop({ config: { rateLimits: true } })))
afterAll(() => shop.close())

const GIVEN = { receipt: 'AbCdEfGhIjKlMnOpQrStU_', version: '1-1', statistics: true, marketing: false, method: 'banner' }
const give = (payload: object, headers: Record<string, string> = {}, remoteAddress = '10.1.1.1') =>
  shop.http.inject({ method: 'POST', url: '/consent/', payload, headers, remoteAddress })
const rows = () => shop.db.selectFrom('consents').selectAll().orderBy('id').execute()

async function aPerson(login: string, role: 'administrator' | 'customer') {
  const outcome = await createAccounts({ db: shop.db }).create({
    login,
    email: `${login}@loja.example`,
    displayName: login,
    password: 'a rede na varanda',
    roles: [role],
  })
  if (!outcome.ok) throw new Error(outcome.problem)
  return (await createSessions({ db: shop.db }).open(outcome.user)).token
}

test('[ATTR-8] a choice is written down with the fingerprints of the address and of the session, if there is one, and nothing else of the person', async () => {
  const token = await aPerson('ana', 'customer')
  expect((await give(GIVEN)).statusCode).toBe(204)
  expect((await give({ ...GIVEN, nome: 'Ana' }, { cookie: `vitrine_session=${token}` })).statusCode).toBe(204)
  const [guest, known] = await rows()
  expect(guest).toEqual({
    id: expect.any(Number),
    given_at: expect.any(Date),
    session_hash: null,
    ip_hash: expect.any(Buffer),
    ...GIVEN,
  })
  expect(guest!.ip_hash!.includes('127.0.0.1')).toBe(false)
  expect(known).toEqual({ ...guest, id: known!.id, given_at: known!.given_at, session_hash: sha256(token) })
})

test.each([
  ['nothing', {}],
  ['no receipt', { ...GIVEN, receipt: undefined }],
  ['a receipt of another shape', { ...GIVEN, receipt: 'x'.repeat(500) }],
  ['markup as its version', { ...GIVEN, version: '<b>' }],
  ['words for yes', { ...GIVEN, statistics: 'sim' }],
  ['an unknown way', { ...GIVEN, method: 'adivinhado' }],
  ['lists', { ...GIVEN, marketing: [true] }],
])('[ATTR-8] a choice with %s is refused in Portuguese and changes nothing', async (_what, payload) => {
  const before = (await rows()).length
  const answer = await give(payload, { accept: 'application/json' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_consent', message: expect.stringContaining('cookies') })
  expect(await rows()).toHaveLength(before)
})

test('[ATTR-8] a flood of choices from one address is stopped', async () => {
  const codes: number[] = []
  for (let times = 0; times < 31; times++) codes.push((await give(GIVEN, {}, '10.2.2.2')).statusCode)
  expect(codes.filter((code) => code === 204)).toHaveLength(30)
  expect(codes.at(-1)).toBe(429)
})

test('a shop leads to its privacy policy once it has one, and until then nowhere', async () => {
  const pages = async () => [(await shop.get('/minha-conta/')).body, (await shop.get('/consent/')).body]
  for (const body of await pages()) expect(body).not.toContain('politica-de-privacidade')
  const fields = { type: 'page', slug: 'politica-de-privacidade', title: 'Política de privacidade', document: '[]' } as const
  await shop.db
    .insertInto('content')
    .values({ ...fields, status: 'publish', published_at: new Date() })
    .execute()
  await eventually('both lead to it', async () => (await pages()).every((body) => body.includes('/politica-de-privacidade/')))
})

test.each(['referrer', 'shown'])('a flood of calls to /popup/…/%s/ from one address is stopped', async (call) => {
  const ask = (remoteAddress: string) =>
    shop.http.inject({ method: 'POST', url: `/popup/7/${call}/`, payload: { referrer: 'https://a.example/' }, remoteAddress })
  const codes: number[] = []
  for (let times = 0; times < 121; times++) codes.push((await ask(`10.4.${call.length}.4`)).statusCode)
  expect(codes.slice(0, 120)).not.toContain(429)
  expect(codes.at(-1)).toBe(429)
  expect((await ask('10.5.5.5')).statusCode).not.toBe(429)
})

test('[ATTR-8] another site can’t choose for a visitor', async () => {
  expect((await give(GIVEN, { origin: 'https://golpe.example', 'sec-fetch-site': 'cross-site' }, '10.3.3.3')).statusCode).toBe(
    403,
  )
})

test('[ATTR-8] the ledger is for those who run the shop, page by page', async () => {
  const ask = (cookie: string, query = '') => shop.get(`/wp-json/vitrine/v1/consents${query}`, { cookie })
  expect((await ask('')).statusCode).toBe(403)
  expect((await ask(`vitrine_session=${await aPerson('bia', 'customer')}`)).statusCode).toBe(403)
  const admin = `vitrine_session=${await aPerson('dona', 'administrator')}`
  await shop.db
    .insertInto('consents')
    .values(Array.from({ length: 60 }, () => ({ ...GIVEN, method: 'script' as const, session_hash: null })))
    .execute()
  const first = (await ask(admin)).json<{ data: { id: number; session_hash?: unknown }[] }>().data
  expect(first).toHaveLength(50)
  expect(first[0]).not.toHaveProperty('session_hash')
  const next = (await ask(admin, `?before=${first.at(-1)!.id}`)).json<{ data: { id: number }[] }>().data
  expect(next[0]!.id).toBeLessThan(first.at(-1)!.id)
  expect((await ask(admin, '?receipt=ninguem')).json()).toEqual({ data: [] })
})
