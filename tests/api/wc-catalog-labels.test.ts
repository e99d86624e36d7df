import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from '../support/api.ts'
import { aShop, type TestShop } from '../support/shop.ts'

/** As much of an answer as is looked at here. */
type Told = { id: number; count: number }

let shop: TestShop
let api: Api

beforeAll(async () => {
  shop = await aShop({ demo: true })
  api = (await apiAs(shop, 'shop_manager')).api
})
afterAll(() => shop.close())

const call = (method: string, path: string, body?: unknown) => api(`/wc/v3${path}`, { method, body })
const get = (path: string) => call('GET', path)

test('[REST-1] a category stands in the tree with its picture, and its page is there at once', async () => {
  const picture = (await get('/products?per_page=1')).body[0].images[0]
  const kitchen = await call('POST', '/products/categories', {
    name: 'Cozinha de barro',
    description: '<p>Feita à mão<script>x()</script></p>',
    image: { src: picture.src },
    menu_order: 3,
  })
  expect(kitchen.status).toBe(201)
  expect(kitchen.headers.location).toBe(`http://127.0.0.1/wp-json/wc/v3/products/categories/${kitchen.body.id}`)
  expect(Object.keys(kitchen.body).sort()).toEqual(
    '_links count description display id image menu_order meta_data name parent seo_description seo_title slug'.split(' '),
  )
  expect(kitchen.body).toMatchObject({
    slug: 'cozinha-de-barro',
    parent: 0,
    description: '<p>Feita à mão</p>',
    image: { id: picture.id },
    menu_order: 3,
    count: 0,
  })
  const pans = (await call('POST', '/products/categories', { name: 'Panelas', parent: kitchen.body.id })).body
  await call('POST', '/products', { name: 'Panela funda', regular_price: '90', categories: [{ id: pans.id }] })
  expect((await shop.get('/categoria-produto/cozinha-de-barro/')).body).toContain('Panela funda')
  expect((await get(`/products/categories?parent=${kitchen.body.id}`)).body).toMatchObject([{ id: pans.id, count: 1 }])
  await call('PUT', `/products/categories/${pans.id}`, { name: 'Panelas de ferro' })
  await expect.poll(async () => (await shop.get('/categoria-produto/panelas/')).body).toContain('Panelas de ferro')
})

test('what is written of a category and a tag stands on their pages as markup and in their heads as plain words', async () => {
  const description = 'Pão & café <b>sempre</b>'
  const head = (body: string) => body.match(/<meta name="description" content="([^"]*)"/)?.[1]
  await call('POST', '/products/categories', { name: 'Da manhã', description })
  await call('POST', '/products/tags', { name: 'Cedo', description })
  for (const path of ['/categoria-produto/da-manha/', '/tag-produto/cedo/']) {
    const { body } = await shop.get(path)
    expect(body).toContain('<div class="term-description">Pão &amp; café <b>sempre</b></div>')
    expect(head(body)).toBe('Pão &amp; café sempre')
  }
  await call('POST', '/products/categories', { name: 'Calada' })
  const { body } = await shop.get('/categoria-produto/calada/')
  expect(body).not.toContain('term-description"')
  expect(head(body)).toBe('Coisas feitas à mão para a casa, de oficinas brasileiras')
})

test('an emptied address is made from the name again, and the old one leads to it', async () => {
  for (const [kind, shown] of [
    ['categories', 'categoria-produto'],
    ['tags', 'tag-produto'],
  ]) {
    const { id } = (await call('POST', `/products/${kind}`, { name: 'Barro cozido', slug: 'errado' })).body
    await call('POST', '/products', { name: 'Pote', regular_price: '9', [kind!]: [{ id }] })
    expect((await call('PUT', `/products/${kind}/${id}`, { description: 'Só isto.' })).body.slug).toBe('errado')
    expect((await call('PUT', `/products/${kind}/${id}`, { slug: '' })).body.slug).toBe('barro-cozido')
    expect((await call('PUT', `/products/${kind}/${id}`, { slug: '' })).body.slug).toBe('barro-cozido')
    await expect.poll(async () => (await shop.get(`/${shown}/errado/`)).headers.location).toBe(`/${shown}/barro-cozido/`)
  }
})

test('a category never stands below itself, also when two merchants move at once', async () => {
  const make = async (name: string, parent = 0) => (await call('POST', '/products/categories', { name, parent })).body.id
  const top = await make('Topo')
  const middle = await make('Meio', top)
  const below = await make('Fundo', middle)
  const move = (id: number, parent: number) => call('PUT', `/products/categories/${id}`, { parent })
  expect(await move(top, below)).toMatchObject({ status: 400, body: { code: 'woocommerce_rest_term_invalid_parent' } })
  expect(await move(top, top)).toMatchObject({ status: 400 })
  expect(await move(top, 999_999)).toMatchObject({ status: 400, body: { code: 'woocommerce_rest_term_invalid' } })
  const [one, two] = [await make('Um'), await make('Dois')]
  const answers = await Promise.all([move(one, two), move(two, one)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await call('DELETE', `/products/categories/${middle}`)).toMatchObject({
    status: 501,
    body: { code: 'woocommerce_rest_trash_not_supported' },
  })
  expect((await call('DELETE', `/products/categories/${middle}?force=true`)).body).toMatchObject({ id: middle })
  expect((await get(`/products/categories/${below}`)).body.parent).toBe(top)
})

test('a name that is there already is told, an address is never shared', async () => {
  const first = (await call('POST', '/products/tags', { name: 'Presente' })).body
  expect(first).toEqual({
    id: first.id,
    name: 'Presente',
    slug: expect.stringMatching(/^presente/),
    description: '',
    count: 0,
    _links: expect.anything(),
  })
  expect(await call('POST', '/products/tags', { name: 'Presente' })).toMatchObject({
    status: 400,
    body: { code: 'term_exists', data: { status: 400, resource_id: first.id } },
  })
  const other = (await call('POST', '/products/tags', { name: 'Presentê' })).body
  expect(other.slug).not.toBe(first.slug)
  expect(await call('PUT', `/products/tags/${other.id}`, { slug: first.slug })).toMatchObject({
    status: 400,
    body: { code: 'term_exists' },
  })
  expect((await call('PUT', `/products/tags/${other.id}`, { slug: 'Para Dar', description: 'Mimos' })).body).toMatchObject({
    slug: 'para-dar',
    description: 'Mimos',
  })
  const races = await Promise.all(Array.from({ length: 4 }, () => call('POST', '/products/tags', { name: 'Corrida!' })))
  expect(races.every(({ status }) => status === 201 || status === 400)).toBe(true)
  expect(await get('/products/tags/999999')).toMatchObject({ status: 404, body: { code: 'woocommerce_rest_term_invalid' } })
  expect(await call('POST', '/products/tags', {})).toMatchObject({ status: 400, body: { code: 'rest_missing_callback_param' } })
})

test('lists of categories and tags are narrowed, sorted and paged', async () => {
  const all = (await get('/products/categories?per_page=100&orderby=name')).body
  expect((await get('/products/categories?per_page=100&orderby=name&order=desc')).body.map((one: Told) => one.id)).toEqual(
    all.map((one: Told) => one.id).reverse(),
  )
  const counts = (await get('/products/categories?per_page=100&orderby=count&order=desc&hide_empty=true')).body.map(
    (one: Told) => one.count,
  )
  expect(counts.length).toBeGreaterThan(1)
  expect(counts.every((count: number, index: number) => count > 0 && (index === 0 || count <= counts[index - 1]))).toBe(true)
  expect(
    (await get(`/products/categories?include=${all[1].id},${all[0].id}&orderby=include`)).body.map((one: Told) => one.id),
  ).toEqual([all[1].id, all[0].id])
  expect((await get(`/products/categories?slug=${all[0].slug}`)).body).toHaveLength(1)
  const paged = await get('/products/categories?per_page=1&page=2')
  expect(paged.headers).toMatchObject({ 'x-wp-total': String(all.length), 'x-wp-totalpages': String(all.length) })
  expect(paged.body).toHaveLength(1)
  expect((await get('/products/categories?search=zzzz')).body).toEqual([])
  expect(await get('/products/categories?per_page=1&page=1000')).toMatchObject({
    status: 200,
    body: [],
    headers: { 'x-wp-total': String(all.length), link: expect.stringContaining(`page=${all.length}>; rel="prev"`) },
  })
})

test('tags are made and taken away many at once', async () => {
  const made = await call('POST', '/products/tags/batch', { create: [{ name: 'Lote um' }, { name: 'Lote um' }] })
  expect(made.body.create[1].error.code).toBe('term_exists')
  const gone = await call('POST', '/products/tags/batch', { delete: [made.body.create[0].id] })
  expect(gone.body.delete[0]).toMatchObject({ name: 'Lote um' })
})
