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
}, 120_000)
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
  await expect.poll(async () => (await shop.get(`/produto/${product.slug}/`)).body, { timeout: 10_000 }).toContain('#abc123')
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

test('there are no classes of freight, and nobody is told otherwise', async () => {
  expect(await get('/shipping_classes')).toMatchObject({ status: 200, body: [] })
  expect(await get('/shipping_classes/1')).toMatchObject({ status: 404 })
  expect(await call('POST', '/shipping_classes', { name: 'Frágil' })).toMatchObject({
    status: 501,
    body: { code: 'woocommerce_rest_shipping_classes_not_supported' },
  })
})
