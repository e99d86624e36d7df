import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPictureJob, PICTURE_JOB } from '#shop/catalog/editing/fetch-picture.ts'
import { type Api, apiAs, apiOf, keyFor } from '../support/api.ts'
import { aShop, type TestShop } from '../support/shop.ts'

/** As much of an answer as is looked at here. */
type Told = { id: number; type: string; status: string; featured: boolean; on_sale: boolean; stock_status: string; price: string }

let shop: TestShop
let api: Api

beforeAll(async () => {
  shop = await aShop({ demo: true })
  api = (await apiAs(shop, 'shop_manager')).api
})
afterAll(() => shop.close())

const post = (path: string, body: unknown) => api(`/wc/v3${path}`, { method: 'POST', body })
const put = (path: string, body: unknown) => api(`/wc/v3${path}`, { method: 'PUT', body })
const get = (path: string) => api(`/wc/v3${path}`)
const remove = (path: string) => api(`/wc/v3${path}`, { method: 'DELETE' })
const pageOf = async (slug: string) => await shop.get(`/produto/${slug}/`)
/** Kept pages hear of a change a moment after it. */
const pageSays = async (slug: string, words: string) => {
  await expect.poll(async () => (await pageOf(slug)).body).toContain(words)
}

const demo = async (slug: string) => (await get(`/products?slug=${slug}`)).body[0]

test('[REST-1] a product of the catalogue is told with the keys that clients know', async () => {
  const product = await demo('caneca-serra')
  const one = await get(`/products/${product.id}`)
  expect(Object.keys(one.body).sort()).toEqual([...KEYS].sort())
  expect(one.body).toMatchObject({
    name: 'Caneca Serra',
    permalink: 'http://127.0.0.1/produto/caneca-serra/',
    status: 'publish',
    purchasable: true,
    parent_id: 0,
  })
  expect(one.body.date_created).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  expect(one.body.images[0].src).toMatch(/^http:\/\/127\.0\.0\.1\/midia\//)
  expect(one.body.images[0].thumbnail).toMatch(/^http:\/\/127\.0\.0\.1\/midia\/[^/]+-\d+\.webp$/)
  expect(one.body.images[0].thumbnail).not.toBe(one.body.images[0].src)
  const edited = await get(`/products/${product.id}?context=edit`)
  expect(edited.body).toMatchObject({ generated_slug: 'caneca-serra' })
})

test('[REST-1] what a merchant creates stands in the shop at once, cleaned and with an address of its own', async () => {
  const [category] = (await demo('caneca-serra')).categories
  const pictures = (await demo('caneca-serra')).images
  const made = await post('/products', {
    name: 'Bule Aroeira',
    regular_price: '129.90',
    sale_price: '99.9',
    description: '<p onclick="x()">De barro.</p><script>alert(1)</script>',
    short_description: 'Feito à mão',
    sku: 'BULE-1',
    manage_stock: true,
    stock_quantity: 7,
    weight: '1.2',
    dimensions: { length: '20', width: '12.5', height: '18' },
    categories: [{ id: category.id }],
    images: [{ id: pictures[0].id, alt: 'Bule de barro' }, { src: pictures[0].src }],
    attributes: [{ name: 'Material', options: ['Barro', 'barro ', 'Cobre'], visible: true }],
    meta_data: [{ key: 'ncm', value: '6912.00.00' }],
    global_unique_id: '7891000315507',
    brands: [{ name: 'Zefa' }],
  })
  expect(made.status).toBe(201)
  expect(made.headers.location).toBe(`http://127.0.0.1/wp-json/wc/v3/products/${made.body.id}`)
  expect(made.body).toMatchObject({
    slug: 'bule-aroeira',
    description: '<p>De barro.</p>',
    price: '99.9',
    regular_price: '129.90',
    sale_price: '99.9',
    on_sale: true,
    stock_quantity: 7,
    stock_status: 'instock',
    weight: '1.2',
    dimensions: { length: '20', width: '12.5', height: '18' },
    meta_data: [{ id: 1, key: 'ncm', value: '6912.00.00' }],
    global_unique_id: '7891000315507',
    brands: [{ name: 'Zefa' }],
    version: 1,
  })
  expect(made.body.images).toHaveLength(1)
  expect(made.body.images[0].alt).toBe('Bule de barro')
  expect(made.body.attributes).toMatchObject([
    { name: 'Material', slug: 'pa_material', variation: false, options: ['Barro', 'Cobre'] },
  ])
  const page = await pageOf('bule-aroeira')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('De barro.')
  expect((await shop.get('/?s=bule')).body).toContain('Bule Aroeira')
  expect((await post('/products', { name: 'Bule Aroeira', regular_price: '1' })).body.slug).toBe('bule-aroeira-2')
})

test('[REST-1] prices come back as they were sent, until somebody else says another one', async () => {
  const made = await post('/products', { name: 'Moringa', regular_price: '25', sale_price: '19.9' })
  expect(made.body).toMatchObject({ price: '19.9', regular_price: '25', sale_price: '19.9' })
  const { id } = made.body
  expect((await put(`/products/${id}`, { sale_price: '' })).body).toMatchObject({
    price: '25',
    regular_price: '25',
    sale_price: '',
  })
  expect((await get(`/products?include=${id}`)).body[0].regular_price).toBe('25')
  await shop.db.updateTable('products').set({ price_cents: 2_600 }).where('id', '=', id).execute()
  expect((await get(`/products/${id}`)).body).toMatchObject({ price: '26.00', regular_price: '26.00' })
  expect((await put(`/products/${id}`, { name: 'Moringa', regular_price: '25.00' })).body.regular_price).toBe('25.00')
  const parent = (await post('/products', { name: 'Moringa em tamanhos', type: 'variable' })).body
  const variation = (await post(`/products/${parent.id}/variations`, { regular_price: '40', sale_price: '35' })).body
  expect(variation).toMatchObject({ price: '35', regular_price: '40', sale_price: '35' })
  const copy = (await post(`/products/${id}/duplicate`, {})).body
  expect(copy.regular_price).toBe('25.00')
})

test('a product without a price is kept, but nobody can buy it for nothing', async () => {
  const made = await post('/products', { name: 'Sem preço' })
  expect(made.body).toMatchObject({ price: '', regular_price: '', purchasable: false, status: 'publish' })
  expect((await pageOf('sem-preco')).statusCode).toBe(404)
  await put(`/products/${made.body.id}`, { regular_price: '0' })
  await expect.poll(async () => (await pageOf('sem-preco')).statusCode).toBe(200)
  expect((await put(`/products/${made.body.id}`, { regular_price: '' })).body.purchasable).toBe(false)
})

test('a new price and name reach the page that was kept before, and an old address leads to the new one', async () => {
  const { id } = (await post('/products', { name: 'Prato Raso', regular_price: '40' })).body
  expect((await pageOf('prato-raso')).body).toContain('40,00')
  const changed = await put(`/products/${id}`, { name: 'Prato Fundo', slug: 'prato-fundo', regular_price: '55.50' })
  expect(changed.body).toMatchObject({ name: 'Prato Fundo', slug: 'prato-fundo', price: '55.50', version: 2 })
  await pageSays('prato-fundo', '55,50')
  await expect.poll(async () => (await pageOf('prato-raso')).headers.location).toBe('/produto/prato-fundo/')
  // Emptied, it is made from the name.
  expect((await put(`/products/${id}`, { name: 'Prato de Sopa', slug: '' })).body.slug).toBe('prato-de-sopa')
  await expect.poll(async () => (await pageOf('prato-fundo')).headers.location).toBe('/produto/prato-de-sopa/')
})

test('stock is counted through the ledger: what is there is always the sum of its movements', async () => {
  const { id } = (await post('/products', { name: 'Moringa', regular_price: '80', manage_stock: true, stock_quantity: 5 })).body
  expect((await put(`/products/${id}`, { stock_quantity: 2 })).body.stock_quantity).toBe(2)
  expect((await put(`/products/${id}`, { stock_quantity: 2 })).body.stock_quantity).toBe(2)
  const moves = await shop.db
    .selectFrom('stock_moves')
    .innerJoin('stock', 'stock.id', 'stock_moves.stock_id')
    .select(['units', 'reason'])
    .where('product_id', '=', id)
    .orderBy('stock_moves.id')
    .execute()
  expect(moves).toEqual([
    { units: 5, reason: 'received' },
    { units: -3, reason: 'corrected' },
  ])
  const empty = (await post('/products', { name: 'Talha', regular_price: '80', manage_stock: true, backorders: 'yes' })).body
  const rows = await shop.db.selectFrom('stock').select('on_hand').where('product_id', '=', empty.id).execute()
  expect(rows).toEqual([{ on_hand: 0 }])
  const counts = Array.from({ length: 6 }, (_, units) => put(`/products/${id}`, { stock_quantity: units + 10 }))
  await Promise.all(counts)
  const sums = await shop.db
    .selectFrom('stock')
    .innerJoin('stock_moves', 'stock_moves.stock_id', 'stock.id')
    .select(({ fn }) => ['on_hand', fn.sum<number>('units').as('sum')])
    .where('product_id', '=', id)
    .groupBy('on_hand')
    .execute()
  expect(sums).toEqual([{ on_hand: sums[0]!.on_hand, sum: sums[0]!.on_hand }])
  expect((await put(`/products/${id}`, { stock_quantity: 0 })).body).toMatchObject({ stock_status: 'outofstock' })
  expect((await put(`/products/${id}`, { backorders: 'notify' })).body).toMatchObject({
    stock_status: 'onbackorder',
    backordered: true,
  })
  expect((await put(`/products/${id}`, { manage_stock: false, stock_status: 'instock' })).body).toMatchObject({
    stock_quantity: null,
    stock_status: 'instock',
    backorders: 'no',
  })
})

test('a SKU belongs to one thing: the second is refused and told which number is free', async () => {
  const first = (await post('/products', { name: 'Um', regular_price: '1', sku: 'UNICO' })).body
  const second = await post('/products', { name: 'Dois', regular_price: '1', sku: 'UNICO' })
  expect(second).toMatchObject({
    status: 400,
    body: { code: 'product_invalid_sku', data: { status: 400, resource_id: first.id, unique_sku: 'UNICO-2' } },
  })
  const both = await Promise.all([1, 2, 3].map(() => post('/products', { name: 'Corrida', regular_price: '1', sku: 'CORRIDA' })))
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  expect((await put(`/products/${first.id}`, { sku: 'UNICO' })).status).toBe(200)
})

test('the trash keeps a product until it is wanted back or deleted for good', async () => {
  const { id } = (await post('/products', { name: 'Jarra', regular_price: '30', sku: 'JARRA' })).body
  expect((await pageOf('jarra')).statusCode).toBe(200)
  expect((await remove(`/products/${id}`)).body).toMatchObject({ id, status: 'trash' })
  await expect.poll(async () => (await pageOf('jarra')).statusCode).toBe(404)
  expect(await remove(`/products/${id}`)).toMatchObject({ status: 410, body: { code: 'woocommerce_rest_already_trashed' } })
  expect((await get('/products?status=trash')).body.map((one: { id: number }) => one.id)).toContain(id)
  expect((await get(`/products?include=${id}`)).body).toEqual([])
  const other = (await post('/products', { name: 'Jarra', regular_price: '30', sku: 'JARRA' })).body
  expect(other.slug).toBe('jarra')
  expect((await put(`/products/${id}`, { status: 'publish' })).body.code).toBe('product_invalid_sku')
  expect((await put(`/products/${id}`, { status: 'publish', sku: '' })).body).toMatchObject({
    status: 'publish',
    slug: 'jarra-2',
  })
  expect((await remove(`/products/${id}?force=true`)).body).toMatchObject({ id, name: 'Jarra' })
  expect(await get(`/products/${id}`)).toMatchObject({ status: 404, body: { code: 'woocommerce_rest_product_invalid_id' } })
})

test('whoever writes over a newer version is told so, and nothing is lost', async () => {
  const { id, version } = (await post('/products', { name: 'Travessa', regular_price: '90' })).body
  expect((await put(`/products/${id}`, { version, name: 'Travessa oval' })).status).toBe(200)
  expect(await put(`/products/${id}`, { version, name: 'Travessa redonda' })).toMatchObject({
    status: 409,
    body: { code: 'woocommerce_rest_stale_version' },
  })
  expect((await get(`/products/${id}`)).body.name).toBe('Travessa oval')
})

test.each([
  [{ regular_price: '10', sale_price: '10' }, 'woocommerce_rest_invalid_sale_price'],
  [
    { regular_price: '10', sale_price: '9', date_on_sale_from: '2027-01-02', date_on_sale_to: '2027-01-01' },
    'woocommerce_rest_invalid_sale_dates',
  ],
  [{ categories: [{ id: 999_999 }] }, 'woocommerce_rest_product_invalid_category'],
  [{ tags: [{ id: 999_999 }] }, 'woocommerce_rest_product_invalid_tag'],
  [{ images: [{ id: 999_999 }] }, 'woocommerce_product_invalid_image_id'],
  [{ images: [{ src: 'http://exemplo.com/a.jpg' }] }, 'woocommerce_product_image_upload_error'],
  [{ images: [{ src: 'https://10.0.0.1/a.jpg' }] }, 'woocommerce_product_image_upload_error'],
  [{ upsell_ids: [999_999] }, 'woocommerce_rest_product_invalid_linked_id'],
  [{ attributes: [{ id: 999_999, options: ['x'] }] }, 'woocommerce_rest_product_invalid_attribute'],
  [{ regular_price: '1.234' }, 'rest_invalid_param'],
  [{ regular_price: 12 }, 'rest_invalid_param'],
  [{ status: 'inventado' }, 'rest_invalid_param'],
  [{ stock_quantity: 2_147_483_648 }, 'rest_invalid_param'],
  [{ downloads: [{ name: 'x', file: '../../etc/passwd' }] }, 'rest_invalid_param'],
  [{ meta_data: [{ key: 'k', value: 'x'.repeat(70_000) }] }, 'woocommerce_rest_too_much_meta_data'],
])('wish %# is refused as a whole', async (input, code) => {
  const before = (await get('/products?status=any')).headers['x-wp-total']
  const answer = await post('/products', { name: 'Recusado', ...input })
  expect(answer).toMatchObject({ status: 400, body: { code } })
  expect((await get('/products?status=any')).headers['x-wp-total']).toBe(before)
})

test('a sale keeps its days, and a product its hour', async () => {
  const made = await post('/products', {
    name: 'Vaso',
    regular_price: '100',
    sale_price: '80',
    date_on_sale_from: '2050-01-01T00:00:00',
    date_on_sale_to_gmt: '2050-02-01T03:00:00',
    date_created: '2049-12-24T18:00:00',
  })
  expect(made.body).toMatchObject({
    status: 'future',
    on_sale: false,
    price: '100',
    date_on_sale_from_gmt: '2050-01-01T03:00:00',
    date_on_sale_to: '2050-02-01T00:00:00',
    date_created: '2049-12-24T18:00:00',
  })
  expect((await pageOf('vaso')).statusCode).toBe(404)
  expect((await get('/products?status=future')).body.map((one: { id: number }) => one.id)).toEqual([made.body.id])
  const ended = await put(`/products/${made.body.id}`, { sale_price: '' })
  expect(ended.body).toMatchObject({ sale_price: '', date_on_sale_from: null, date_on_sale_to: null })
})

test('links, files and the order of the gallery are what was sent last', async () => {
  const [one, two, three] = (await get('/products?per_page=3&orderby=id&order=asc')).body
  const pictures = [...one.images, ...two.images, ...three.images].map((image: { id: number }) => image.id).slice(0, 3)
  const { id } = (
    await post('/products', {
      name: 'Receitas',
      regular_price: '19',
      virtual: true,
      downloadable: true,
      downloads: [{ name: 'Um', file: 'um.pdf' }],
      images: pictures.map((picture: number) => ({ id: picture })),
      upsell_ids: [one.id, two.id],
      cross_sell_ids: [three.id],
    })
  ).body
  const changed = (
    await put(`/products/${id}`, {
      images: [...pictures].reverse().map((picture: number) => ({ id: picture })),
      upsell_ids: [two.id, id],
      downloads: [{ name: 'Dois', file: 'dois.pdf' }],
    })
  ).body
  expect(changed.images.map((image: { id: number }) => image.id)).toEqual([...pictures].reverse())
  expect(changed).toMatchObject({ upsell_ids: [two.id], cross_sell_ids: [three.id], shipping_required: false })
  expect(changed.downloads).toMatchObject([{ name: 'Dois', file: 'dois.pdf' }])
  const kept = (await put(`/products/${id}`, { downloads: [{ ...changed.downloads[0], name: 'Dois e meio' }] })).body
  expect(kept.downloads).toEqual([{ ...changed.downloads[0], name: 'Dois e meio' }])
})

test('a picture from elsewhere comes later, to the place that it was meant for; what is no picture never comes', async () => {
  const [{ images }] = (await get('/products?per_page=1&orderby=id&order=asc')).body
  const src = 'https://imagens.invalid/bule%20azul.png'
  const made = (
    await post('/products', { name: 'De fora', regular_price: '5', images: [{ src, alt: 'Bule azul' }, { id: images[0].id }] })
  ).body
  expect(made.images.map((image: Told) => image.id)).toEqual([images[0].id])
  const job = await shop.db.selectFrom('jobs').select('payload').where('kind', '=', PICTURE_JOB).executeTakeFirstOrThrow()
  expect(job.payload).toMatchObject({ productId: made.id, url: src, alt: 'Bule azul', position: 0, by: expect.any(Number) })
  const kept: unknown[] = []
  const run = (mediaId: number | undefined) =>
    createPictureJob({
      db: shop.db,
      get: async () => Buffer.from('bytes'),
      keep: async (picture) => {
        kept.push(picture.name)
        return mediaId
      },
    })(job, { signal: new AbortController().signal })
  await expect(run(undefined)).rejects.toThrow('not a picture')
  const [{ images: others }] = (await get(`/products?per_page=1&orderby=id&order=asc&exclude=${made.id}&offset=1`)).body
  await run(others[0].id)
  expect(kept).toEqual(['bule azul.png', 'bule azul.png'])
  expect((await get(`/products/${made.id}`)).body.images.map((image: Told) => image.id)).toEqual([others[0].id, images[0].id])
})

test('several changes go in one request, each with its own answer', async () => {
  const { id } = (await post('/products', { name: 'Lote', regular_price: '5' })).body
  const answer = await post('/products/batch', {
    create: [
      { name: 'Lote A', regular_price: '6' },
      { name: 'Lote B', regular_price: 'x' },
    ],
    update: [
      { id, regular_price: '7' },
      { id: 999_999, name: 'ninguém' },
    ],
    delete: [id],
  })
  expect(answer.status).toBe(200)
  expect(answer.body.create[0]).toMatchObject({ name: 'Lote A', price: '6' })
  expect(answer.body.create[1]).toMatchObject({ id: 0, error: { code: 'rest_invalid_param', data: { status: 400 } } })
  expect(answer.body.update).toMatchObject([
    { id, price: '7' },
    { id: 999_999, error: { code: 'woocommerce_rest_product_invalid_id' } },
  ])
  expect(answer.body.delete).toMatchObject([{ id }])
  const nonsense = await post('/products/batch', { create: [null, 'x', [1]], update: [5], delete: [{ id: 1 }] })
  expect(nonsense.body.create.map((one: { error: { code: string } }) => one.error.code)).toEqual(
    Array(3).fill('rest_invalid_param'),
  )
  expect(nonsense.body).toMatchObject({ update: [{ id: 0, error: {} }], delete: [{ id: 0, error: {} }] })
  expect(await post('/products/batch', { delete: Array.from({ length: 100 }, () => 1), create: [{}] })).toMatchObject({
    status: 413,
    body: { code: 'woocommerce_rest_request_entity_too_large' },
  })
})

test('only merchants read and write here; a key for reading does not write', async () => {
  const { api: customer } = await apiAs(shop, 'customer')
  const visitor = apiOf(shop)
  const { id } = await demo('caneca-serra')
  for (const [path, method, code] of [
    ['/wc/v3/products', 'GET', 'woocommerce_rest_cannot_view'],
    ['/wc/v3/products', 'POST', 'woocommerce_rest_cannot_create'],
    [`/wc/v3/products/${id}`, 'PUT', 'woocommerce_rest_cannot_edit'],
    [`/wc/v3/products/${id}`, 'DELETE', 'woocommerce_rest_cannot_delete'],
    ['/wc/v3/products/batch', 'POST', 'woocommerce_rest_cannot_batch'],
  ] as const) {
    const body = method === 'GET' ? undefined : {}
    expect(await visitor(path, { method, body })).toMatchObject({ status: 401, body: { code } })
    expect(await customer(path, { method, body })).toMatchObject({ status: 403, body: { code } })
  }
  const reading = await keyFor(shop, 'shop_manager', 'read')
  expect((await reading.api('/wc/v3/products')).status).toBe(200)
  expect((await reading.api('/wc/v3/products', { method: 'POST', body: { name: 'x' } })).status).toBe(401)
})

const KEYS = `id name slug permalink date_created date_created_gmt date_modified date_modified_gmt type status featured
  catalog_visibility description short_description sku price regular_price sale_price date_on_sale_from date_on_sale_from_gmt
  date_on_sale_to date_on_sale_to_gmt on_sale lowest_price_30_days purchasable total_sales virtual downloadable downloads download_limit download_expiry
  external_url button_text tax_status tax_class manage_stock stock_quantity backorders backorders_allowed backordered
  low_stock_amount sold_individually weight dimensions shipping_required shipping_taxable shipping_class shipping_class_id
  reviews_allowed average_rating rating_count upsell_ids cross_sell_ids parent_id purchase_note categories brands tags images
  attributes default_attributes variations grouped_products bundled_by bundled_items bundle_pricing bundle_discount bundle_stock_quantity
  menu_order price_html related_ids meta_data stock_status has_options
  post_password presale_until backorder_limit backorder_days min_units max_units customer_units customer_days global_unique_id gift_card gift_value_least gift_value_most
  seo_title seo_description video_url _links version`.split(/\s+/)
