import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type ApiAnswer, apiOf } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  const all = apiOf(shop)
  api = (path, asked) => all(`/wc/store/v1${path}`, asked)
})
afterAll(() => shop.close())

type Told = ApiAnswer['body']
const list = async (query: string): Promise<Told[]> => {
  const { status, body } = await api(`/products?per_page=100&${query}`)
  expect(status, `${JSON.stringify(body)}`).toBe(200)
  return body
}
const everything = () => list('')

const KEYS = [
  ['add_to_cart', 'attributes', 'average_rating', 'brands', 'categories', 'description', 'extensions', 'grouped_products'],
  ['has_options', 'id', 'images', 'is_in_stock', 'is_on_backorder', 'is_purchasable', 'low_stock_remaining', 'name', 'on_sale'],
  ['parent', 'permalink', 'price_html', 'prices', 'review_count', 'short_description', 'sku', 'slug', 'sold_individually'],
  ['stock_availability', 'tags', 'type', 'variation', 'variations'],
].flat()

test('[REST-7] products are listed in pages, each with every key', async () => {
  const { body, headers } = await api('/products?per_page=5')
  expect(body).toHaveLength(5)
  expect(Number(headers['x-wp-total'])).toBeGreaterThan(5)
  expect(headers.link).toMatch(/<http:\/\/127\.0\.0\.1\/wp-json\/wc\/store\/v1\/products\?per_page=5&page=2>; rel="next"/)
  for (const product of body) expect(Object.keys(product).sort()).toEqual(KEYS)
  const next = await api('/products?per_page=5&page=2')
  expect(next.body.map((one: Told) => one.id)).not.toContain(body[0].id)
})

test('[REST-7] a product is told by its id and by its name in the address: prices in centavos, attributes, variations', async () => {
  const { body } = await api('/products/vaso-jequitinhonha')
  const row = await shop.db.selectFrom('products').selectAll().where('slug', '=', 'vaso-jequitinhonha').executeTakeFirstOrThrow()
  expect(body).toMatchObject({
    id: row.id,
    type: 'simple',
    name: row.name,
    parent: 0,
    variation: '',
    permalink: 'http://127.0.0.1/produto/vaso-jequitinhonha/',
    prices: { regular_price: String(row.price_cents), currency_code: 'BRL', currency_minor_unit: 2 },
    has_options: false,
    is_purchasable: true,
    brands: [],
    grouped_products: [],
    add_to_cart: { url: `?add-to-cart=${row.id}`, minimum: 1, multiple_of: 1 },
    extensions: {},
  })
  expect((await api(`/products/${row.id}`)).body).toEqual(body)
  const variable = (await list('type=variable'))[0]!
  expect(variable).toMatchObject({ type: 'variable', has_options: true, add_to_cart: { text: 'Ver opções' } })
  expect(variable.attributes.find((one: Told) => one.has_variations)).toMatchObject({
    taxonomy: expect.stringMatching(/^pa_/),
    terms: expect.arrayContaining([{ id: expect.any(Number), name: expect.any(String), slug: expect.any(String) }]),
  })
  const [first] = variable.variations
  const { body: variation } = await api(`/products/${first.id}`)
  expect(variation).toMatchObject({
    id: first.id,
    type: 'variation',
    parent: variable.id,
    variation: expect.stringContaining(': '),
    permalink: expect.stringContaining('?attribute_pa_'),
  })
})

test('[REST-7] what nobody may see is unknown, by id, by slug and in lists', async () => {
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'vaso-jequitinhonha')
    .executeTakeFirstOrThrow()
  await shop.db.updateTable('products').set({ status: 'draft' }).where('id', '=', id).execute()
  expect(await api(`/products/${id}`)).toMatchObject({
    status: 404,
    body: { code: 'woocommerce_rest_product_invalid_id', message: 'ID de produto inválido.' },
  })
  expect((await api('/products/vaso-jequitinhonha')).status).toBe(404)
  expect(await list(`include=${id}`)).toEqual([])
  await shop.db.updateTable('products').set({ status: 'publish', visibility: 'hidden' }).where('id', '=', id).execute()
  expect(await list(`include=${id}`)).toEqual([])
  expect(await list(`include=${id}&catalog_visibility=hidden`)).toHaveLength(1)
  expect((await api('/products/vaso-jequitinhonha')).status).toBe(200)
  await shop.db.updateTable('products').set({ visibility: 'visible' }).where('id', '=', id).execute()
})

test('[REST-7] each way of narrowing leaves just those that fit', async () => {
  const all = await everything()
  const ids = (some: Told[]) => some.map(({ id }) => id).sort((a, b) => a - b)
  const fits = (by: (one: Told) => boolean) => ids(all.filter(by))
  const one = all.find(({ categories }) => categories.length > 0)!
  const category = one.categories.at(-1)
  const cases: [string, (one: Told) => boolean][] = [
    ['on_sale=true', ({ on_sale }) => on_sale],
    ['on_sale=false', ({ on_sale }) => !on_sale],
    ['type=simple', ({ type }) => type === 'simple'],
    ['type=grouped', () => false],
    ['brand=x', () => false],
    ['stock_status=instock', ({ is_in_stock, is_on_backorder }) => is_in_stock || is_on_backorder],
    ['stock_status[]=outofstock', ({ is_in_stock }) => !is_in_stock],
    ['min_price=20000', ({ prices }) => Number(prices.price_range?.max_amount ?? prices.price) >= 20_000],
    ['max_price=9000', ({ prices }) => Number(prices.price) <= 9_000],
    [`slug=${one.slug}`, ({ slug }) => slug === one.slug],
    [`include=${one.id}`, ({ id }) => id === one.id],
    [`exclude=${one.id}`, ({ id }) => id !== one.id],
    [`sku=${all.find(({ sku }) => sku)!.sku}`, ({ sku }) => sku === all.find((other) => other.sku)!.sku],
    ['category=nao-ha', () => false],
    ['tag=nao-ha', () => false],
    ['category=nao-ha&category_operator=not_in', () => true],
    ['after=2100-01-01T00:00:00', () => false],
    ['before=2100-01-01T00:00:00', () => true],
    ['attributes[0][attribute]=pa_nao&attributes[0][slug]=x', () => false],
  ]
  for (const [query, by] of cases) expect(ids(await list(query)), `${query}`).toEqual(fits(by))
  const within = await list(`category=${category.id}`)
  expect(ids(within)).toEqual(ids(await list(`category=${category.slug}`)))
  expect(ids(within)).toEqual(
    expect.arrayContaining(fits(({ categories }) => categories.some((c: Told) => c.id === category.id))),
  )
  expect(ids(await list(`category=${category.id}&category_operator=not_in`))).toEqual(
    fits(({ id }) => !within.some((w) => w.id === id)),
  )
  const featured = await shop.db
    .selectFrom('products')
    .select('id')
    .where('featured', '=', true)
    .where('status', '=', 'publish')
    .execute()
  expect(ids(await list('featured=true'))).toEqual(ids(featured))
})

test('[REST-7] attributes, ratings, variations and relatives', async () => {
  const all = await everything()
  const attribute = all.flatMap(({ attributes }) => attributes)[0]
  const term = attribute.terms[0]
  const having = all.filter(({ attributes }) =>
    attributes.some((a: Told) => a.taxonomy === attribute.taxonomy && a.terms.some((t: Told) => t.slug === term.slug)),
  )
  for (const how of [`slug]=${term.slug}`, `term_id]=${term.id}`]) {
    const found = await list(`attributes[0][attribute]=${attribute.taxonomy}&attributes[0][${how}`)
    expect(found.map(({ id }) => id).sort()).toEqual(having.map(({ id }) => id).sort())
  }
  const variable = all.find(({ type }) => type === 'variable')!
  const variations = await list(`parent=${variable.id}`)
  expect(variations.map(({ id }) => id).sort()).toEqual(variable.variations.map((one: Told) => one.id).sort())
  expect(new Set((await list('type=variation')).map(({ type }) => type))).toEqual(new Set(['variation']))
  const related = await list(`related=${variable.id}`)
  const shelf = new Set(variable.categories.map((one: Told) => one.id))
  expect(related.length).toBeGreaterThan(0)
  for (const one of related) {
    expect(one.id).not.toBe(variable.id)
    expect(one.categories.some((c: Told) => shelf.has(c.id))).toBe(true)
  }
  for (const one of await list('rating=5')) expect(Math.round(Number(one.average_rating))).toBe(5)
})

test('[REST-7] lists are sorted as asked, and searched as the page searches', async () => {
  const price = (one: Told) => Number(one.prices.price)
  const cheap = (await list('orderby=price&order=asc')).map(price)
  expect(cheap).toEqual(cheap.toSorted((a, b) => a - b))
  const ids = (await list('orderby=id&order=asc')).map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  for (const orderby of ['date', 'modified', 'title', 'slug', 'popularity', 'rating', 'menu_order', 'comment_count'])
    expect((await list(`orderby=${orderby}`)).length, `${orderby}`).toBe(ids.length)
  expect((await list('search=vasos')).map(({ slug }) => slug)).toContain('vaso-jequitinhonha')
  expect(await list('search=xyzzyqwk')).toEqual([])
  expect((await api('/products?offset=2&per_page=3')).body).toHaveLength(3)
})

test('[REST-7] categories, tags, attributes and their values; brands are none', async () => {
  const { body: categories, headers } = await api('/products/categories')
  expect(Number(headers['x-wp-total'])).toBe(categories.length)
  expect(Object.keys(categories[0]).sort()).toEqual([
    'count',
    'description',
    'id',
    'image',
    'name',
    'parent',
    'permalink',
    'review_count',
    'slug',
  ])
  const [first] = categories
  expect((await api(`/products/categories/${first.id}`)).body).toEqual(first)
  expect((await api('/products/categories/999999')).status).toBe(404)
  expect((await list(`category=${first.id}`)).length).toBeGreaterThan(0)
  const { body: attributes } = await api('/products/attributes')
  expect(attributes[0]).toMatchObject({ taxonomy: expect.stringMatching(/^pa_/), count: expect.any(Number) })
  expect((await api(`/products/attributes/${attributes[0].id}`)).body).toEqual(attributes[0])
  const { body: terms } = await api(`/products/attributes/${attributes[0].id}/terms?hide_empty=false`)
  expect(terms).toHaveLength(attributes[0].count)
  expect(Object.keys(terms[0]).sort()).toEqual(['count', 'description', 'id', 'name', 'parent', 'slug'])
  expect((await api('/products/attributes/999999/terms')).status).toBe(404)
  expect((await api('/products/tags')).status).toBe(200)
  expect((await api('/products/brands')).body).toEqual([])
  expect((await api('/products/brands/x')).status).toBe(404)
})

test('[REST-7] reviews: only approved ones, of what everybody may see', async () => {
  const { body, headers } = await api('/products/reviews?per_page=100')
  expect(body.length).toBeGreaterThan(0)
  const [review] = body
  expect(review).toMatchObject({
    product_permalink: expect.stringMatching(/\/produto\/.*\/$/),
    rating: expect.any(Number),
    review: expect.stringMatching(/^<p>/),
    date_created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  await shop.db.updateTable('reviews').set({ status: 'hold' }).where('id', '=', review.id).execute()
  const after = await api(`/products/reviews?per_page=100&product_id=${review.product_id}`)
  expect(after.body.map(({ id }: Told) => id)).not.toContain(review.id)
  for (const one of after.body) expect(one.product_id).toBe(review.product_id)
  expect((await api('/products/reviews')).headers['x-wp-total']).toBe(String(Number(headers['x-wp-total']) - 1))
})

test('[REST-7] what a list could be narrowed by is counted, as far as it was asked for', async () => {
  const all = await everything()
  expect((await api('/products/collection-data')).body).toEqual({
    price_range: null,
    attribute_counts: null,
    rating_counts: null,
    stock_status_counts: null,
    taxonomy_counts: null,
  })
  const asked =
    'calculate_price_range=true&calculate_stock_status_counts=true&calculate_rating_counts=true' +
    `&calculate_attribute_counts[0][taxonomy]=pa_cor&calculate_taxonomy_counts[]=product_cat`
  const { body } = await api(`/products/collection-data?${asked}`)
  const prices = all.map(({ prices: p }) => Number(p.price))
  expect(body.price_range).toMatchObject({ min_price: String(Math.min(...prices)), currency_code: 'BRL' })
  const stock = Object.fromEntries(body.stock_status_counts.map(({ status, count }: Told) => [status, count]))
  expect(Number(stock.instock) + Number(stock.outofstock) + Number(stock.onbackorder)).toBe(all.length)
  expect(body.taxonomy_counts.length).toBeGreaterThan(0)
  for (const { term, count } of body.taxonomy_counts.slice(0, 3)) expect(await list(`category=${term}`)).toHaveLength(count)
  expect(body.attribute_counts.every(({ count }: Told) => count > 0)).toBe(true)
  expect(
    (await api('/products/collection-data?type=grouped&calculate_stock_status_counts=1')).body.stock_status_counts[0].count,
  ).toBe('0')
})

test.each([
  'per_page=101',
  'per_page=-1',
  'page=0',
  'orderby=senha',
  'min_price=-1',
  'include=abc',
  'include=99999999999',
  'after=ontem',
  'type=x',
  'rating=9',
])('[REST-7] «%s» is refused as a wrong argument', async (query) => {
  expect(await api(`/products?${query}`)).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } })
})

test.each([
  'search=%00',
  'slug=%00',
  'sku=%00,a',
  'category=%00',
  'tag=%00',
  'attributes[0][attribute]=%00&attributes[0][slug]=%00',
])('[REST-7] «%s» is refused before the database sees it', async (query) => {
  for (const path of [
    `/products?${query}`,
    `/products/collection-data?${query}`,
    '/products/%00',
    '/products/categories?search=%00',
  ])
    expect((await api(path)).status, `${path}`).toBe(400)
})

test('[SWATCH-8] what is made to order, with units that nobody counts, is said so wherever it is offered', async () => {
  const slug = 'vaso-jequitinhonha'
  const own = { manage_stock: false, in_stock: true, backorders: 'notify' } as const
  await shop.db.updateTable('products').set(own).where('slug', '=', slug).execute()
  expect((await api(`/products/${slug}`)).body).toMatchObject({
    is_in_stock: true,
    is_on_backorder: true,
    stock_availability: { text: 'Disponível por encomenda', class: 'available-on-backorder' },
  })
  expect((await list('stock_status=onbackorder')).map((one) => one.slug)).toEqual([slug])
  const counted = (await api('/products/collection-data?calculate_stock_status_counts=true')).body.stock_status_counts
  expect(counted).toContainEqual({ status: 'onbackorder', count: '1' })
  const page = (await shop.get(`/produto/${slug}/`)).body
  expect(page).toContain('<p class="stock available-on-backorder">Disponível por encomenda</p>')
  expect(page).toContain('https://schema.org/BackOrder')
})
