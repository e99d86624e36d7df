import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RedirectTest } from '#api/vitrine/redirect-tool-routes.ts'
import { createNotFoundLog } from '#content/redirects/not-found-log.ts'
import { type Api, apiAs } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { withStatements } from '#tests/support/statements.ts'

let shop: TestShop
let admin: Api
beforeAll(async () => {
  shop = await aShop()
  admin = (await apiAs(shop, 'administrator')).api
  const now = { status: 'publish' as const, published_at: new Date(0) }
  await shop.db
    .insertInto('products')
    .values({ ...now, type: 'simple', slug: 'caneca-serra', name: 'Caneca Serra', price_cents: 100 })
    .execute()
})
afterAll(() => shop?.close())

const PATH = '/vitrine/v1/redirects'
const post = (body: object, path = PATH) => admin(path, { method: 'POST', body })
const ask = async (url: string): Promise<RedirectTest> =>
  (await admin(`/vitrine/v1/redirect-test?url=${encodeURIComponent(url)}`)).body
const send = (table: string, isOnlyAsked: boolean) =>
  admin(`/vitrine/v1/redirect-import?dry_run=${isOnlyAsked}`, {
    method: 'POST',
    payload: Buffer.from(table),
    headers: { 'content-type': 'application/octet-stream' },
  })

test('a merchant leads an old address to a new one, changes it, and takes it back', async () => {
  const made = await post({ from: 'https://antiga.example/Velho', to: '/product/caneca-serra' })
  expect(made).toMatchObject({
    status: 201,
    body: { from: '/velho/', to: '/produto/caneca-serra/', code: 301, origin: 'merchant' },
  })
  expect(await ask('/velho?utm_source=x')).toMatchObject({
    code: 301,
    to: '/produto/caneca-serra/?utm_source=x',
    target_code: 200,
  })
  const changed = await admin(`${PATH}/${made.body.id}`, { method: 'PUT', body: { code: 302 } })
  expect(changed.body).toMatchObject({ from: '/velho/', code: 302 })
  expect((await admin(`${PATH}?search=velho&code=302`)).body).toHaveLength(1)
  expect((await admin(`${PATH}?search=velho&code=301`)).body).toEqual([])
  await admin(`${PATH}/${made.body.id}`, { method: 'DELETE' })
  expect(await ask('/velho/')).toMatchObject({ code: 404, to: '' })
})

test('chains are shortened, circles and doubles refused beside their field', async () => {
  await post({ from: '/b/', to: '/c/' })
  expect((await post({ from: '/a/', to: '/b/' })).body).toMatchObject({ to: '/c/', via: ['/b/'] })
  await post({ from: '/c/', to: '/d/' })
  expect((await ask('/a/')).to).toBe('/d/')
  const circle = await post({ from: '/d/', to: '/a/' })
  expect(circle).toMatchObject({ status: 400, body: { data: { params: { to: expect.stringContaining('círculo') } } } })
  expect(await post({ from: '/a', to: '/x/' })).toMatchObject({
    status: 400,
    body: { data: { params: { from: expect.stringContaining('já tem') } } },
  })
  expect((await post({ from: '/p/', to: 'javascript:alert(1)' })).status).toBe(400)
  expect((await post({ from: '^/(', to: '/x/', kind: 'pattern' })).status).toBe(400)
})

test('an address where a page stands is told as such, and one that leads nowhere gets suggestions', async () => {
  expect(await ask('/produto/caneca-serra/')).toMatchObject({ code: 200, to: '' })
  expect(await ask('/antiga/caneca-da-serra/')).toMatchObject({
    code: 404,
    suggestions: [{ path: '/produto/caneca-serra/', title: 'Caneca Serra' }],
  })
})

test('a table is looked through before it is kept, and comes out again as it went in', async () => {
  const table =
    'source,target,regex,code,type,hits,title,status\n"/t1","/u1/",0,301,"url",0,"","active"\n"^/t2/(.*)$","/u2/$1",1,308,"url",0,"","active"\n"/t3","",0,301,"url",0,"","active"\n'
  const looked = await send(table, true)
  expect(looked.body).toMatchObject({ created: 2, is_done: false, problems: [{ line: 4, text: 'Falta o destino.' }] })
  expect((await ask('/t1/')).code).toBe(404)
  expect((await send(table, false)).body).toMatchObject({ created: 2, is_done: true })
  expect(await ask('/t2/x/?a=1')).toMatchObject({ code: 308, to: '/u2/x/?a=1' })
  const { body: payload } = await admin('/vitrine/v1/redirect-export?origin=import')
  expect(payload).toContain('/t1/;/u1/;301;exata')
  expect((await send(payload, true)).body).toMatchObject({ created: 0, updated: 0, same: 2, problems: [] })
  expect((await send('nome;preço\nx;1', true)).body.code).toBe('vitrine_redirect_import_columns')
})

test('what is asked for in vain is counted once a minute, without a statement a request', async () => {
  const { statements } = await withStatements(async () => {
    for (let time = 0; time < 3; time++)
      await shop.get('/catalogo/inverno/?cpf=52998224725', { referer: 'https://busca.example/?q=ana' })
    await shop.get('/.env')
  })
  expect(statements).toEqual([])
  const log = createNotFoundLog({ db: shop.db, now: Date.now })
  for (let time = 0; time < 3; time++) log.note('/catalogo/inverno/?cpf=52998224725', 'https://busca.example/?q=ana')
  log.note('/.env', undefined)
  await log.flush()
  const asked = await admin('/vitrine/v1/not-found?search=inverno')
  expect(asked.body).toMatchObject([{ path: '/catalogo/inverno/', hits: 3, days: 1, referrer: 'busca.example', is_noise: false }])
  expect((await admin('/vitrine/v1/not-found?noise=true')).body.map(({ path }: { path: string }) => path)).toContain('/.env')
  await post({ from: '/catalogo/inverno/', to: '/loja/' })
  expect((await admin('/vitrine/v1/not-found?search=inverno')).body).toEqual([])
  await admin('/vitrine/v1/not-found?path=%2F.env', { method: 'DELETE' })
  expect((await admin('/vitrine/v1/not-found?noise=true')).body).toEqual([])
})

test('counts are forgotten after 90 days, and a flood of one day is bounded', async () => {
  let now = Date.now() - 100 * 86_400_000
  const log = createNotFoundLog({ db: shop.db, now: () => now })
  for (let round = 0; round < 3; round++) {
    for (let at = 0; at < 1_500; at++) log.note(`/inundacao/${round}/x${at}/`, undefined)
    await log.flush()
  }
  const count = async () =>
    (await shop.db.selectFrom('not_found').select('path').where('path', 'like', '/inundacao/%').execute()).length
  expect(await count()).toBe(2_000)
  now = Date.now()
  await log.sweep()
  expect(await count()).toBe(0)
})

test('only those who run the shop see and change redirects', async () => {
  const { api } = await apiAs(shop, 'customer')
  for (const path of [PATH, '/vitrine/v1/not-found', '/vitrine/v1/redirect-test?url=x', '/vitrine/v1/redirect-export'])
    expect([path, (await api(path)).status]).toEqual([path, 403])
  expect((await api(PATH, { method: 'POST', body: { from: '/x/', to: '/y/' } })).status).toBe(403)
})

test('where something is published again, nothing leads away', async () => {
  await shop.db.updateTable('products').set({ slug: 'caneca-da-serra' }).where('slug', '=', 'caneca-serra').execute()
  await eventually('the old address leads on', async () => (await ask('/produto/caneca-serra/')).code === 301)
  const now = { status: 'publish' as const, published_at: new Date(0) }
  await shop.db
    .insertInto('products')
    .values({ ...now, type: 'simple', slug: 'caneca-serra', name: 'Outra', price_cents: 100 })
    .execute()
  expect((await admin(`${PATH}?search=%2Fproduto%2Fcaneca-serra%2F`)).body).toEqual([])
  await eventually(
    'the English address leads to the new one',
    async () => (await ask('/product/caneca-serra/')).to === '/produto/caneca-serra/',
  )
})
