import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from '../support/api.ts'
import { aShop, type TestShop } from '../support/shop.ts'

/** As much of an answer as is looked at here. */
type Told = { id: number; name: string; slug: string }

let shop: TestShop
let api: Api

beforeAll(async () => {
  shop = await aShop({ demo: true })
  api = (await apiAs(shop, 'shop_manager')).api
})
afterAll(() => shop.close())

const call = (method: string, path: string, body?: unknown) => api(`/wc/v3/products${path}`, { method, body })
const get = (path: string) => call('GET', path)

test('[REST-1] an attribute says how its values are chosen, by the names that swatch plugins know', async () => {
  const all = await get('/attributes')
  const color = all.body.find((one: Told) => one.slug === 'pa_cor')
  expect(Object.keys(color).sort()).toEqual(['_links', 'has_archives', 'id', 'name', 'order_by', 'slug', 'type'])
  expect(color).toMatchObject({ name: 'Cor', type: 'color' })
  const made = await call('POST', '/attributes', { name: 'Acabamento', type: 'image' })
  expect(made).toMatchObject({ status: 201, body: { slug: 'pa_acabamento', type: 'image' } })
  expect((await call('PUT', `/attributes/${made.body.id}`, { slug: 'pa_textura', type: 'button' })).body).toMatchObject({
    name: 'Acabamento',
    slug: 'pa_textura',
    type: 'button',
  })
  expect(await call('POST', '/attributes', { name: 'Cor' })).toMatchObject({
    status: 400,
    body: { code: 'term_exists', data: { resource_id: color.id } },
  })
  expect(await call('PUT', `/attributes/${made.body.id}`, { slug: 'cor' })).toMatchObject({ status: 400 })
  expect(await call('DELETE', `/attributes/${made.body.id}`)).toMatchObject({ status: 501 })
  expect(await call('DELETE', `/attributes/${made.body.id}?force=true`)).toMatchObject({
    status: 200,
    body: { id: made.body.id },
  })
  expect(await get(`/attributes/${made.body.id}`)).toMatchObject({
    status: 404,
    body: { code: 'woocommerce_rest_taxonomy_invalid' },
  })
})

test('[REST-6] a value carries its colour or its picture, and the page shows the new one', async () => {
  const color = (await get('/attributes')).body.find((one: Told) => one.slug === 'pa_cor')
  const path = `/attributes/${color.id}/terms`
  const [product] = (
    await get(
      `?type=variable&attribute=pa_cor&attribute_term=${(await get(`${path}?per_page=100`)).body.map((one: Told) => one.id).join(',')}&per_page=1`,
    )
  ).body
  const [name] = product.attributes.find((one: Told) => one.id === color.id).options
  const term = (await get(`${path}?search=${encodeURIComponent(name)}`)).body[0]
  expect(Object.keys(term).sort()).toEqual([
    '_links',
    'count',
    'description',
    'id',
    'menu_order',
    'name',
    'slug',
    'woo_variation_swatches',
  ])
  expect(term.count).toBeGreaterThan(0)
  expect(term.woo_variation_swatches).toMatchObject({
    attribute_type: 'color',
    primary_color: expect.stringMatching(/^#/),
    image_id: 0,
  })
  const changed = await call('PUT', `${path}/${term.id}`, {
    woo_variation_swatches: { primary_color: '#ABC123', image_id: product.images[0].id },
  })
  expect(changed.body.woo_variation_swatches).toMatchObject({ primary_color: '#abc123', image_id: product.images[0].id })
  await expect.poll(async () => (await shop.get(`/produto/${product.slug}/`)).body).toContain('#abc123')
  expect(
    (await call('PUT', `${path}/${term.id}`, { woo_variation_swatches: { primary_color: '', image_id: 0 } })).body,
  ).toMatchObject({
    woo_variation_swatches: { primary_color: '', image_id: 0 },
  })
})

test('values are made, told apart and taken away within their attribute', async () => {
  const { id } = (await call('POST', '/attributes', { name: 'Volume' })).body
  const other = (await call('POST', '/attributes', { name: 'Pacote' })).body.id
  const path = `/attributes/${id}/terms`
  const small = await call('POST', path, { name: '250 ml', menu_order: 2, description: '<b>Pequeno</b><script>x</script>' })
  expect(small).toMatchObject({ status: 201, body: { slug: '250-ml', menu_order: 2, description: '<b>Pequeno</b>', count: 0 } })
  expect(small.headers.location).toMatch(new RegExp(`/wc/v3/products/attributes/${id}/terms/${small.body.id}$`))
  expect(await call('POST', path, { name: '250 ml' })).toMatchObject({ status: 400, body: { code: 'term_exists' } })
  expect(await call('POST', `/attributes/${other}/terms`, { name: '250 ml' })).toMatchObject({
    status: 201,
    body: { slug: '250-ml' },
  })
  const batch = await call('POST', `${path}/batch`, {
    create: [{ name: '1 l', menu_order: 1 }, { name: '' }],
    update: [{ id: small.body.id, name: '300 ml' }],
  })
  expect(batch.body).toMatchObject({
    create: [{ name: '1 l' }, { error: { code: 'rest_invalid_param' } }],
    update: [{ name: '300 ml', slug: '250-ml' }],
  })
  expect((await get(`${path}?orderby=menu_order`)).body.map((one: Told) => one.name)).toEqual(['1 l', '300 ml'])
  expect(await get(`/attributes/${other}/terms/${small.body.id}`)).toMatchObject({
    status: 404,
    body: { code: 'woocommerce_rest_term_invalid' },
  })
  expect(await call('PUT', `${path}/${small.body.id}`, { woo_variation_swatches: { image_id: 999_999 } })).toMatchObject({
    status: 400,
  })
  expect(await call('PUT', `${path}/${small.body.id}`, { woo_variation_swatches: { primary_color: 'red' } })).toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_param' },
  })
  expect(await call('DELETE', `${path}/${small.body.id}?force=true`)).toMatchObject({ body: { name: '300 ml' } })
  expect(await get('/attributes/999999/terms')).toMatchObject({
    status: 404,
    body: { code: 'woocommerce_rest_taxonomy_invalid' },
  })
})

test('[REST-1] classes of freight are made, put on products and variations, counted, found and taken away', async () => {
  expect(await get('/shipping_classes/1')).toMatchObject({ status: 404, body: { code: 'woocommerce_rest_term_invalid' } })
  const made = await call('POST', '/shipping_classes', { name: 'Frágil', description: 'Vai com palha.' })
  expect(made).toMatchObject({ status: 201, body: { name: 'Frágil', slug: 'fragil', description: 'Vai com palha.', count: 0 } })
  const { id } = made.body
  expect(await call('POST', '/shipping_classes', { name: 'Frágil' })).toMatchObject({
    status: 400,
    body: { code: 'term_exists' },
  })
  const bowl = await call('POST', '', { name: 'Tigela de vidro', regular_price: '30', shipping_class: 'fragil' })
  expect(bowl.body).toMatchObject({ shipping_class: 'fragil', shipping_class_id: id })
  expect((await call('PUT', `/${bowl.body.id}`, { name: 'Tigela' })).body.shipping_class).toBe('fragil')
  expect((await get(`/shipping_classes/${id}`)).body.count).toBe(1)
  const shirt = (await call('POST', '', { name: 'Avental', type: 'variable', shipping_class: 'fragil' })).body
  const variation = await call('POST', `/${shirt.id}/variations`, { regular_price: '10' })
  expect(variation.body).toMatchObject({ shipping_class: 'fragil', shipping_class_id: id })
  const light = (await call('POST', '/shipping_classes', { name: 'Leve' })).body
  const own = await call('PUT', `/${shirt.id}/variations/${variation.body.id}`, { shipping_class: 'leve' })
  expect(own.body).toMatchObject({ shipping_class: 'leve', shipping_class_id: light.id })
  expect((await get('/shipping_classes?search=frag')).body.map((one: Told) => one.name)).toEqual(['Frágil'])
  expect((await call('PUT', `/shipping_classes/${id}`, { name: 'Muito frágil' })).body).toMatchObject({
    slug: 'fragil',
    count: 2,
  })
  expect((await call('PUT', `/${bowl.body.id}`, { shipping_class: '' })).body).toMatchObject({
    shipping_class: '',
    shipping_class_id: 0,
  })
  const batch = await call('POST', '/shipping_classes/batch', { create: [{ name: 'Pesado' }], delete: [light.id] })
  expect(batch.body).toMatchObject({ create: [{ slug: 'pesado' }], delete: [{ slug: 'leve' }] })
  expect((await call('DELETE', `/shipping_classes/${id}`)).status).toBe(501)
  expect((await call('DELETE', `/shipping_classes/${id}?force=true`)).body.name).toBe('Muito frágil')
  expect((await get(`/${shirt.id}`)).body).toMatchObject({ shipping_class: '', shipping_class_id: 0 })
})

test('[REST-1] an attribute keeps how its values are sorted and whether they have pages', async () => {
  const made = await call('POST', '/attributes', { name: 'Espessura', order_by: 'name_num', has_archives: true })
  expect(made.body).toMatchObject({ order_by: 'name_num', has_archives: true })
  const changed = await call('PUT', `/attributes/${made.body.id}`, { order_by: 'id' })
  expect(changed.body).toMatchObject({ name: 'Espessura', order_by: 'id', has_archives: true })
  expect((await call('POST', '/attributes', { name: 'Borda' })).body).toMatchObject({
    order_by: 'menu_order',
    has_archives: false,
  })
  expect((await call('POST', '/attributes', { name: 'Alça', order_by: 'acaso' })).status).toBe(400)
})
