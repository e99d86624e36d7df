import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchPreview } from '#api/vitrine/search-preview-routes.ts'
import type { Suggestion } from '#shop/search/contract.ts'
import { type Api, apiAs } from './support/api.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  ;({ api } = await apiAs(shop, 'shop_manager'))
})
afterAll(() => shop?.close())

const preview = async (words: string): Promise<SearchPreview> =>
  (await api(`/vitrine/v1/search-preview?words=${encodeURIComponent(words)}`)).body
const names = async (words: string) => (await preview(words)).products.map(({ name }) => name)
const suggested = async (words: string) =>
  (await shop.get(`/wp-json/wp/v2/search?search=${encodeURIComponent(words)}`)).json<Suggestion[]>().map(({ title }) => title)
const idOf = async (slug: string) =>
  (await shop.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id
const post = (path: string, body: unknown) => api(`/vitrine/v1${path}`, { method: 'POST', body })

test('[SEARCH-2] without rules the preview is what visitors find, and says why', async () => {
  const { products, leads_to: leadsTo, synonyms } = await preview('caneca')
  expect([leadsTo, synonyms]).toEqual(['', []])
  expect((await suggested('caneca')).slice(0, 3)).toEqual(products.slice(0, 3).map(({ name }) => name))
  expect(products[0]).toMatchObject({ because: ['tem as palavras no nome ou no código'], is_pinned: false })
  expect(products.at(-1)!.because[0]).toMatch(/^tem as palavras/)
})

test('a synonym finds on every way what it means, one way or both', async () => {
  expect(await names('pucaro')).toEqual([])
  const { status, body } = await post('/search-synonyms', { words: ['Púcaro', 'copo de barro'], means: ['caneca'] })
  expect([status, body.words, body.means]).toEqual([201, ['pucaro', 'copo de barro'], ['caneca']])
  const canecas = await names('caneca')
  expect(await names('púcaro')).toEqual(canecas)
  expect(await names('copo de barro')).toContain('Caneca Serra')
  expect(await suggested('pucaro')).toContain('Caneca Serra')
  expect((await shop.get('/?s=pucaro')).body).toContain('Caneca Serra')
  const listed = (await shop.get('/wp-json/wc/store/v1/products?search=pucaro')).json<{ name: string }[]>()
  expect(listed.map(({ name }) => name)).toContain('Caneca Serra')
  const { products, synonyms } = await preview('pucaro serra')
  expect([products[0]?.name, synonyms]).toEqual(['Caneca Serra', [{ words: ['pucaro', 'copo de barro'], means: ['caneca'] }]])
  expect(products[0]?.because).toContain('com os sinônimos')
  const refused = await post('/search-synonyms', { words: ['caneca', 'Caneca'] })
  expect([refused.status, refused.body.data.params.words]).toEqual([400, expect.stringContaining('duas palavras')])
  expect((await api(`/vitrine/v1/search-synonyms/${body.id}`, { method: 'DELETE' })).status).toBe(200)
  expect(await names('pucaro')).toEqual([])
})

test('pinned products come first where the shop chooses the order, hidden ones nowhere, for this phrase alone', async () => {
  const [vase, mug] = [await idOf('vaso-gota'), await idOf('caneca-serra')]
  const before = await names('caneca')
  const saved = await post('/search-phrases', { phrase: 'Caneca!', pinned: [vase], hidden: [mug] })
  expect(saved.body).toMatchObject({ phrase: 'caneca', pinned: [vase], hidden: [mug], products: [{ name: 'Vaso Gota' }, {}] })
  const { products } = await preview('CANECA')
  expect(products[0]).toMatchObject({ id: vase, is_pinned: true, because: ['fixado por você'] })
  expect(products.map(({ name }) => name)).toEqual(['Vaso Gota', ...before.filter((name) => name !== 'Caneca Serra')])
  expect((await suggested('caneca'))[0]).toBe('Vaso Gota')
  expect(await names('canecas')).toEqual(before)
  const byPrice = (await shop.get('/?s=caneca&orderby=price')).body
  expect([byPrice.includes('Vaso Gota'), byPrice.includes('Caneca Serra')]).toEqual([true, false])
  expect((await post('/search-phrases', { phrase: 'caneca', pinned: [mug], hidden: [mug] })).status).toBe(400)
  // Nothing said any more: nothing kept.
  await post('/search-phrases', { phrase: 'caneca' })
  expect((await api('/vitrine/v1/search-phrases')).body).toEqual([])
  expect(await names('caneca')).toEqual(before)
})

test('a phrase that finds nothing may have pinned products', async () => {
  await post('/search-phrases', { phrase: 'helicoptero', pinned: [await idOf('vaso-gota'), 999_999] })
  expect(await preview('helicóptero')).toMatchObject({ total: 1, is_partial: false, products: [{ name: 'Vaso Gota' }] })
})

test('a phrase may lead to a page of the shop, and to no other place', async () => {
  await post('/search-phrases', { phrase: 'Trocas', leads_to: '/trocas/' })
  const answer = await shop.get('/?s=TROCAS')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/trocas/'])
  expect((await shop.get('/?s=trocas+de+canecas')).statusCode).toBe(200)
  for (const leads_to of ['https://outra.example/', '//outra.example', '/?s=canecas'])
    expect((await post('/search-phrases', { phrase: 'trocas', leads_to })).status).toBe(400)
})

test('boosts move what is as relevant, and never past the words in a name', async () => {
  const before = (await preview('caneca')).products
  const named = before.filter(({ because }) => because[0]!.includes('no nome'))
  const last = named.at(-1)!
  const saved = await post('/search-boosts', {
    boosts: [
      { kind: 'product', target_id: last.id, strength: 3 },
      { kind: 'in_stock', strength: 2 },
      { kind: 'new', days: 60, strength: 1 },
      { kind: 'best_selling', strength: 1 },
      { kind: 'brand', target: 'Olaria', strength: -3 },
    ],
  })
  expect(saved.body.boosts.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toContainEqual([
    'product',
    last.name,
  ])
  const after = (await preview('caneca')).products
  expect(after[0]).toMatchObject({ id: last.id, because: expect.arrayContaining(['sobe: este produto', 'sobe: em estoque']) })
  expect(after.slice(0, named.length).every(({ because }) => because[0]!.includes('no nome'))).toBe(true)
  expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort())
  expect((await post('/search-boosts', { boosts: [{ kind: 'in_stock', strength: 0 }] })).status).toBe(400)
  expect((await post('/search-boosts', { boosts: [{ kind: 'category', strength: 1 }] })).body.data.params.boosts).toMatch(
    /Escolha/,
  )
  await post('/search-boosts', { boosts: [] })
  expect((await preview('caneca')).products.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
})

test('[I23] what a merchant changes of the search is in the register, and nobody else may', async () => {
  const entries = await shop.db.selectFrom('audit_log').select('noun').where('noun', 'like', 'search_%').execute()
  expect(new Set(entries.map(({ noun }) => noun))).toEqual(new Set(['search_synonyms', 'search_phrases', 'search_boosts']))
  for (const path of ['/search-synonyms', '/search-boosts', '/search-phrases', '/search-preview?words=a', '/collections'])
    expect((await shop.get(`/wp-json/vitrine/v1${path}`)).statusCode).toBe(401)
})

test('a list by rules is made, changed and taken back over the API, and seen in the shop', async () => {
  const category = (await api('/wc/v3/products/categories', { method: 'POST', body: { name: 'Até cem reais' } })).body
  const path = `/vitrine/v1/collections/categories/${category.id}`
  const body = { rules: { match: 'all', conditions: [{ field: 'price', most: 10_000 }] }, sorted_by: 'price-desc' }
  const seen = await post('/collections/preview', body)
  expect(seen.body.examples[0].price).toBeLessThanOrEqual(10_000)
  const saved = await api(path, { method: 'PUT', body })
  expect([saved.status, saved.body]).toEqual([
    200,
    expect.objectContaining({ count: seen.body.count, by_hand: 0, is_filling: false }),
  ])
  const page = (await shop.get('/categoria-produto/ate-cem-reais/')).body
  expect(page).toContain(seen.body.examples[0].name)
  const product = seen.body.examples[0].id
  await api(`/wc/v3/products/${product}`, { method: 'PUT', body: { categories: [] } })
  expect((await api(`/wc/v3/products/${product}`)).body.categories).toEqual([expect.objectContaining({ id: category.id })])
  const refused = await api(path, { method: 'PUT', body: { ...body, rules: { match: 'all', conditions: [{ field: 'price' }] } } })
  expect([refused.status, refused.body.data.params.rules]).toEqual([400, expect.stringContaining('mínimo')])
  expect((await api('/vitrine/v1/collections')).body).toHaveLength(1)
  expect((await api(`${path}?restore=true`, { method: 'DELETE' })).status).toBe(200)
  expect((await api('/vitrine/v1/collections')).body).toEqual([])
  expect((await api(path)).status).toBe(404)
})
