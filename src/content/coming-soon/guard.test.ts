import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
const cookies = { staff: '', customer: '', nobody: '' }
beforeAll(async () => {
  shop = await aShop({ demo: true })
  for (const [login, role] of [
    ['staff', 'shop_manager'],
    ['customer', 'customer'],
  ] as const) {
    const account = { login, email: `${login}@loja.example`, displayName: login, password: 'um canário canta', roles: [role] }
    const outcome = await createAccounts({ db: shop.db }).create(account)
    if (!outcome.ok) throw new Error(outcome.problem)
    cookies[login] = `vitrine_session=${(await createSessions({ db: shop.db }).open(outcome.user)).token}`
  }
})
afterAll(() => shop?.close())

const ask = (url: string, cookie: string, headers: Record<string, string> = {}) =>
  shop.http.inject({ url, headers: { accept: 'text/html', cookie, ...headers } })
const setOn = async (enabled: boolean) => {
  const value = JSON.stringify({ enabled })
  await shop.db
    .insertInto('settings')
    .values({ name: 'coming_soon', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  await eventually('the pages know', async () => (await ask('/', '')).body.includes('<h1>Em breve</h1>') === enabled)
}
const PAGES = ['/', '/loja/', '/produto/caneca-serra/', '/?s=caneca', '/cart/', '/checkout/', '/blog/', '/nao-existe/']

test('while the shop is being prepared visitors and customers are told «Em breve» on every page, and nobody keeps it', async () => {
  await setOn(true)
  for (const url of PAGES)
    for (const cookie of [cookies.nobody, cookies.customer]) {
      const answer = await ask(url, cookie)
      expect([url, answer.statusCode]).toEqual([url, 200])
      expect(answer.body).toContain('<h1>Em breve</h1>')
      expect(answer.body).toContain('name="robots" content="noindex"')
      expect(answer.body).not.toContain('Caneca')
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex' })
      expect(answer.headers.etag).toBeUndefined()
      expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-")
    }
})

test('those who run it see the shop, and nothing in between may keep what they see', async () => {
  await setOn(true)
  const answer = await ask('/produto/caneca-serra/', cookies.staff)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('Caneca')
  expect(answer.headers['cache-control']).toBe('no-store, private')
  expect(answer.headers.etag).toBeUndefined()
  expect((await ask('/nao-existe/', cookies.staff)).statusCode).toBe(404)
})

test('the way in, files and health stay open', async () => {
  await setOn(true)
  expect((await ask('/minha-conta/', cookies.nobody)).body).toContain('name="login"')
  for (const url of ['/healthz', '/readyz', '/favicon.svg', '/robots.txt']) {
    const answer = await ask(url, cookies.nobody)
    expect([url, answer.statusCode]).toEqual([url, 200])
    expect(answer.body).not.toContain('Em breve')
  }
})

test('whoever wants to hear of the opening is noted once, without scripts, and says so again after a goodbye', async () => {
  await setOn(true)
  const send = (payload: Record<string, string>) =>
    shop.http.inject({
      method: 'POST',
      url: '/em-breve/',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: new URLSearchParams(payload).toString(),
    })
  const noted = async () =>
    await shop.db.selectFrom('subscribers').select(['email', 'unsubscribed_at']).where('list', '=', 'inauguracao').execute()
  const refused = await send({ email: 'rita"<b>@loja' })
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([422, 'no-store, private'])
  for (const text of ['Este e-mail não parece certo', 'value="rita&quot;&lt;b&gt;@loja"', 'Quero saber por e-mail'])
    expect(refused.body).toContain(text)
  expect((await send({ email: 'robo@loja.example', site: 'x' })).headers.location).toBe('/?em-breve=anotado')
  expect(await noted()).toEqual([])
  for (const email of ['Rita@Loja.example', 'rita@loja.example '])
    expect((await send({ email })).headers.location).toBe('/?em-breve=anotado')
  expect(await noted()).toEqual([{ email: 'rita@loja.example', unsubscribed_at: null }])
  expect((await ask('/?em-breve=anotado', '')).body).toContain('Anotado!')
  await shop.db.updateTable('subscribers').set({ unsubscribed_at: new Date() }).execute()
  await send({ email: 'rita@loja.example' })
  expect(await noted()).toEqual([{ email: 'rita@loja.example', unsubscribed_at: null }])
})

test('the page says who opens and how to reach them, and offers visitors no way into the workbench', async () => {
  await setOn(true)
  const { body } = await ask('/', cookies.nobody)
  expect(body).toContain('mailto:')
  expect(body).toContain('name="email"')
  expect(body).not.toContain('/painel')
})

test('a page kept before, between and after is never the wrong one', async () => {
  await setOn(false)
  const open = await ask('/sobre/', cookies.nobody)
  const { etag } = open.headers
  expect(open.headers['cache-control']).toContain('public')
  await setOn(true)
  await ask('/sobre/', cookies.staff)
  const shut = await ask('/sobre/', cookies.nobody, { 'if-none-match': String(etag) })
  expect([shut.statusCode, shut.body.includes('<h1>Em breve</h1>')]).toEqual([200, true])
  await setOn(false)
  const again = await ask('/sobre/', cookies.nobody)
  expect(again.body).toBe(open.body)
  expect(again.headers.etag).toBe(etag)
  expect(again.headers['cache-control']).toContain('public')
})
