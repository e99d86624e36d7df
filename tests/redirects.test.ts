import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'
import { withStatements } from '#tests/support/statements.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await aShop()
  const now = { status: 'publish' as const, published_at: new Date(0) }
  await shop.db
    .insertInto('content')
    .values([
      { ...now, type: 'post', slug: 'barro', title: 'Barro', document: '[]', author_name: 'Helena Prates' },
      { ...now, type: 'page', slug: 'quem-somos', title: 'Quem somos', document: '[]' },
      { type: 'page', slug: 'rascunho', title: 'Rascunho', status: 'draft', document: '[]' },
    ])
    .execute()
  await shop.db
    .insertInto('products')
    .values({ ...now, type: 'simple', slug: 'caneca', name: 'Caneca', price_cents: 100 })
    .execute()
  await shop.db
    .insertInto('categories')
    .values({ slug: 'ceramica', name: 'Cerâmica', parent_id: null, picture_id: null })
    .execute()
  await shop.db.insertInto('terms').values({ taxonomy: 'category', slug: 'oficio', name: 'Ofício', parent_id: null }).execute()
  await shop.db.insertInto('terms').values({ taxonomy: 'post_tag', slug: 'forno', name: 'Forno', parent_id: null }).execute()
  await shop.db.insertInto('product_tags').values({ slug: 'presente', name: 'Presente' }).execute()
}, 60_000)
afterAll(() => shop.close())

const rows = () => shop.db.selectFrom('redirects').select(['from_path', 'to_path']).orderBy('from_path').execute()
const leadsTo = (from: string, to: string) =>
  eventually(`${from} leads to ${to}`, async () => {
    const { statusCode, headers } = await shop.get(from)
    return statusCode === 301 && headers.location === to
  })
const targetOf = async (from: string) => (await shop.get(from)).headers.location
const moveProduct = (from: string, to: string) =>
  shop.db.updateTable('products').set({ slug: to }).where('slug', '=', from).execute()

test.each([
  ['content', 'barro', 'do-barro', '/blog/'],
  ['content', 'quem-somos', 'sobre-nos', '/'],
  ['products', 'caneca', 'caneca-serra', '/produto/'],
  ['categories', 'ceramica', 'barro-e-ceramica', '/categoria-produto/'],
  ['product_tags', 'presente', 'presentes', '/tag-produto/'],
  ['terms', 'oficio', 'oficios', '/categoria/'],
  ['terms', 'forno', 'fornos', '/tag/'],
  ['authors', 'helena-prates', 'helena', '/autor/'],
] as const)('a changed slug in %s: the old address %s leads to %s', async (table, from, to, prefix) => {
  expect((await shop.get(`${prefix}${from}/`)).statusCode).toBe(200)
  await shop.db.updateTable(table).set({ slug: to }).where('slug', '=', from).execute()
  await leadsTo(`${prefix}${from}/`, `${prefix}${to}/`)
  await eventually('the new address stands', async () => (await shop.get(`${prefix}${to}/`)).statusCode === 200)
})

test('the query goes along, and so does what stands behind the address', async () => {
  expect(await targetOf('/produto/caneca/?utm_source=x')).toBe('/produto/caneca-serra/?utm_source=x')
  expect(await targetOf('/categoria-produto/ceramica/page/2/')).toBe('/categoria-produto/barro-e-ceramica/page/2/')
  expect(await targetOf('/blog/barro/feed/')).toBe('/blog/do-barro/feed/')
})

test('programs that want no page are led there too, and writes are not', async () => {
  const answer = await shop.http.inject({ url: '/produto/caneca/', headers: { accept: '*/*' } })
  expect([answer.statusCode, answer.headers.location]).toEqual([301, '/produto/caneca-serra/'])
  expect((await shop.http.inject({ method: 'POST', url: '/produto/caneca/' })).statusCode).not.toBe(301)
})

test('several changes are one step, and coming back leaves no circle', async () => {
  await moveProduct('caneca-serra', 'caneca-tres')
  await moveProduct('caneca-tres', 'caneca-quatro')
  expect((await rows()).filter(({ from_path }) => from_path.startsWith('/produto/'))).toEqual([
    { from_path: '/produto/caneca-serra/', to_path: '/produto/caneca-quatro/' },
    { from_path: '/produto/caneca-tres/', to_path: '/produto/caneca-quatro/' },
    { from_path: '/produto/caneca/', to_path: '/produto/caneca-quatro/' },
  ])
  await moveProduct('caneca-quatro', 'caneca')
  await leadsTo('/produto/caneca-quatro/', '/produto/caneca/')
  await leadsTo('/produto/caneca-serra/', '/produto/caneca/')
  expect((await shop.get('/produto/caneca/')).statusCode).toBe(200)
  const all = await rows()
  const sources = new Set(all.map(({ from_path }) => from_path))
  expect(all.filter(({ to_path }) => sources.has(to_path))).toEqual([])
})

test('what stands at an address wins over what once left it', async () => {
  await shop.db
    .insertInto('products')
    .values({
      type: 'simple',
      status: 'publish',
      published_at: new Date(0),
      slug: 'caneca-tres',
      name: 'Outra caneca',
      price_cents: 100,
    })
    .execute()
  await eventually('the new thing is shown', async () => (await shop.get('/produto/caneca-tres/')).body.includes('Outra caneca'))
})

test('what nobody could see leaves no trace, and a wrong address stays wrong', async () => {
  await shop.db.updateTable('content').set({ slug: 'rascunho-novo' }).where('slug', '=', 'rascunho').execute()
  expect((await rows()).some(({ from_path }) => from_path.includes('rascunho'))).toBe(false)
  expect((await shop.get('/nunca-existiu/')).statusCode).toBe(404)
})

test('a flood of wrong addresses asks the database nothing about them', async () => {
  await shop.get('/produto/nada-0/')
  const { statements } = await withStatements(async () => {
    for (let time = 1; time <= 10; time++) expect((await shop.get(`/nada/de/nada-${time}/`)).statusCode).toBe(404)
  })
  expect(statements).toEqual([])
})
