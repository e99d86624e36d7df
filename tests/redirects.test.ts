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
})
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

test('a plain link leads to the page of what it names, in one step and with the rest of its question', async () => {
  const idOf = async (table: 'content' | 'products', slug: string) =>
    (await shop.db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
  const now = { status: 'publish' as const, published_at: new Date(0) }
  await shop.db
    .insertInto('content')
    .values([
      { ...now, type: 'page', slug: 'visite', title: 'Visite', document: '[]' },
      { ...now, type: 'post', slug: 'forno-novo', title: 'Forno novo', document: '[]' },
      { type: 'page', slug: 'nao-pronta', title: 'Não pronta', status: 'draft', document: '[]' },
      { ...now, type: 'page', slug: 'amanha', title: 'Amanhã', document: '[]', published_at: new Date(Date.now() + 86_400_000) },
    ])
    .execute()
  await shop.db
    .insertInto('products')
    .values({ ...now, type: 'simple', slug: 'bule', name: 'Bule', price_cents: 100 })
    .execute()
  const [page, post, later, product] = await Promise.all([
    idOf('content', 'visite'),
    idOf('content', 'forno-novo'),
    idOf('content', 'amanha'),
    idOf('products', 'bule'),
  ])
  const draft = await idOf('content', 'nao-pronta')
  for (const [from, to] of [
    [`/?p=${page}`, '/visite/'],
    [`/?page_id=${page}&utm_source=x`, '/visite/?utm_source=x'],
    [`/?p=${post}`, '/blog/forno-novo/'],
    [`/?p=${product}`, '/produto/bule/'],
    [`/?post_type=product&p=${product}`, '/produto/bule/'],
    ['/?product=bule', '/produto/bule/'],
    ['/?pagename=visite', '/visite/'],
  ] as const) {
    const { statusCode, headers } = await shop.get(from)
    expect([from, statusCode, headers.location]).toEqual([from, 301, to])
    expect((await shop.get(to)).statusCode).toBe(200)
  }
  for (const nothing of [
    `/?p=${later}`,
    `/?p=${draft}`,
    '/?p=999999999',
    `/?page_id=${product}`,
    `/?p=${page}&post_type=product`,
  ])
    expect([nothing, (await shop.get(nothing)).statusCode]).toEqual([nothing, 404])
  for (const front of ['/?p=abc', '/?p=0', '/?product=%2F%2Fevil.example', '/'])
    expect([front, (await shop.get(front)).statusCode]).toEqual([front, 200])
})

test('an English address leads to the Portuguese one for good, in one step, also where the slug has changed since', async () => {
  await shop.db
    .insertInto('products')
    .values({ status: 'publish', published_at: new Date(0), type: 'simple', slug: 'jarra', name: 'Jarra', price_cents: 100 })
    .execute()
  await shop.db.updateTable('products').set({ slug: 'jarra-de-barro' }).where('slug', '=', 'jarra').execute()
  await leadsTo('/produto/jarra/', '/produto/jarra-de-barro/')
  for (const [from, to] of [
    ['/shop/?orderby=price', '/loja/?orderby=price'],
    ['/shop?a=1', '/loja/?a=1'],
    ['/product/jarra/?utm_source=x', '/produto/jarra-de-barro/?utm_source=x'],
    ['/product/jarra-de-barro', '/produto/jarra-de-barro/'],
    ['/product-category/casa/ceramica/page/2/', '/categoria-produto/barro-e-ceramica/page/2/'],
    ['/product-tag/presente/', '/tag-produto/presentes/'],
    ['/category/oficio/?a=1', '/categoria/oficios/?a=1'],
    ['/author/helena-prates/', '/autor/helena/'],
    ['/my-account/orders/?a=1', '/minha-conta/orders/?a=1'],
  ] as const) {
    const { statusCode, headers } = await shop.get(from)
    expect([from, statusCode, headers.location]).toEqual([from, 301, to])
  }
  for (const harm of [
    '/product//evil.example/',
    '//evil.example/product/x/',
    '/product/%5Cevil.example/',
    '/my-account//evil.example/',
  ])
    expect([harm, String((await shop.get(harm)).headers.location ?? '/')]).toEqual([harm, expect.stringMatching(/^\/(?!\/|\\)/)])
})
