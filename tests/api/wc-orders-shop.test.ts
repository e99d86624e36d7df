import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShipping } from '#shop/shipping/service.ts'
import { type Api, apiAs, apiOf, keyFor } from '../support/api.ts'
import { eventually } from '../support/eventually.ts'
import { aShop, type TestShop } from '../support/shop.ts'

let shop: TestShop
let api: Api
let shopper: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  await apiAs(shop, 'shop_manager', 'helena')
  api = (await keyFor(shop, 'helena')).api
  shopper = (await apiAs(shop, 'customer', 'xereta')).api
})
afterAll(() => shop.close())

const wc = async (path: string, method = 'GET', body?: unknown) => await api(`/wc/v3${path}`, { method, body })

test('[REST-1] ways to pay are switched and set, and the shop’s pages follow at once', async () => {
  const { body: methods } = await wc('/payment_gateways')
  expect(methods.map(({ id }: { id: string }) => id)).toEqual([
    'pix_api',
    'mercado_pago_pix',
    'asaas_pix',
    'pix',
    'mercado_pago_card',
    'mercado_pago',
    'mercado_pago_boleto',
    'asaas',
    'asaas_boleto',
    'stripe',
    'stripe_boleto',
    'vitrine_test',
    'bacs',
    'cod',
  ])
  expect(methods.find(({ id }: { id: string }) => id === 'pix')).toMatchObject({
    enabled: true,
    settings: { discountPercent: { value: '5', type: 'number' } },
  })
  const page = async () => (await shop.get('/produto/vaso-jequitinhonha/')).body
  expect(await page()).toContain('5%')
  const changed = await wc('/payment_gateways/pix', 'PUT', { title: 'Pix na hora', settings: { discountPercent: '12,5' } })
  expect(changed.body).toMatchObject({
    title: 'Pix na hora',
    settings: { discountPercent: { value: '12.5' }, key: { value: expect.stringContaining('@') } },
  })
  await eventually('the product’s page shows the new discount', async () => (await page()).includes('12,5%'))
  expect((await wc('/payment_gateways/cod', 'PUT', { enabled: false })).body.enabled).toBe(false)
  const { body: unset } = await wc('/payment_gateways/pix', 'PUT', { settings: { key: '' } })
  expect(unset).toMatchObject({ enabled: false, needs_setup: true })
  for (const settings of [{ discountPercent: '91' }, { holdMinutes: '4' }, { key: '<b>' }, { key: 7 }])
    expect(await wc('/payment_gateways/pix', 'PUT', { settings }), `${JSON.stringify(settings)}`).toMatchObject({
      status: 400,
      body: { code: 'rest_setting_value_invalid' },
    })
  for (const [input, words] of [
    [{ settings: { discountPercent: '91' } }, '“Desconto (%)”. De 0 a 90.'],
    [{ title: '' }, '“Nome na loja”. Escreva um nome com até 100 letras, sem < nem >.'],
    [{ description: 'a < b' }, '“Explicação na loja”. Escreva até 500 letras, sem < nem >.'],
  ] as const)
    expect((await wc('/payment_gateways/pix', 'PUT', input)).body.message).toContain(words)
  for (const description of ['Uma linha.\nOutra.', ''])
    expect((await wc('/payment_gateways/pix', 'PUT', { description })).body).toMatchObject({ description })
  expect((await wc('/payment_gateways/vitrine_test', 'PUT', { title: 'Cartão de crédito' })).body.message).toContain(
    'não muda de nome',
  )
  expect((await wc('/payment_gateways/boleto')).status).toBe(404)
  expect((await wc('/payment_gateways/__proto__')).status).toBe(404)
})

test('[REST-1] areas, places and ways of sending are what carts ask for freight', async () => {
  const made = await wc('/shipping/zones', 'POST', { name: 'Praça da Sé', order: 0 })
  expect(made).toMatchObject({ status: 201, body: { name: 'Praça da Sé', order: 0 } })
  const zone = `/shipping/zones/${made.body.id}`
  expect((await wc(`${zone}/locations`)).body).toMatchObject([{ code: 'BR', type: 'country' }])
  await wc(zone, 'PUT', { order: 0 })
  await shop.db.updateTable('shipping_zones').set({ position: 5 }).where('id', '<>', made.body.id).execute()
  const placed = await wc(`${zone}/locations`, 'PUT', [{ code: '01001000...01001999', type: 'postcode' }])
  expect(placed.body).toMatchObject([{ code: '01001000...01001999', type: 'postcode' }])
  expect((await wc(`${zone}/locations`, 'PUT', [{ code: 'US', type: 'country' }])).status).toBe(400)
  const method = await wc(`${zone}/methods`, 'POST', {
    method_id: 'flat_rate',
    settings: { title: 'Bicicleta', cost: '7.50', days_from: '1', days_to: '2' },
  })
  expect(method).toMatchObject({
    status: 201,
    body: { title: 'Bicicleta', method_id: 'flat_rate', method_title: 'Taxa fixa', settings: { cost: { value: '7.50' } } },
  })
  const rates = async () => {
    const prices = await createShipping({ db: shop.db, warn: () => {} }).pricesTo('01001500')
    return prices({ weightGrams: 500, valueCents: 5_000, units: 1 })
  }
  const id = `flat_rate:${method.body.instance_id}`
  expect(await rates()).toEqual([{ id, label: 'Bicicleta', cents: 750, days: { from: 1, to: 2 } }])
  await wc(`${zone}/methods/${method.body.instance_id}`, 'PUT', { settings: { cost: '8' } })
  expect((await rates())[0]!.cents).toBe(800)
  expect(await wc(`${zone}/methods/${method.body.instance_id}`, 'PUT', { settings: { days_from: '9' } })).toMatchObject({
    status: 400,
    body: { code: 'rest_setting_value_invalid' },
  })
  expect((await wc(`${zone}/methods`, 'POST', { method_id: 'table_rate' })).status).toBe(400)
  expect((await wc(`${zone}/methods`, 'POST', { method_id: 'teletransporte' })).status).toBe(400)
  await wc(`${zone}/methods/${method.body.instance_id}`, 'PUT', { enabled: false })
  expect(await rates()).toEqual([])
  expect((await wc(`${zone}/methods/${method.body.instance_id}?force=true`, 'DELETE')).status).toBe(200)
  expect((await wc(zone, 'DELETE')).status).toBe(501)
  expect((await wc(`${zone}?force=true`, 'DELETE')).body.name).toBe('Praça da Sé')
  expect((await wc(zone)).body.code).toBe('woocommerce_rest_shipping_zone_invalid')
  expect((await wc('/shipping_methods')).body.map(({ id: kind }: { id: string }) => kind)).toContain('table_rate')
  expect((await wc('/shipping_methods/constructor')).status).toBe(404)
})

test('[REST-1] settings are told by group, changed one by one or together, and checked', async () => {
  expect((await wc('/settings')).body.map(({ id }: { id: string }) => id)).toContain('general')
  const { body: general } = await wc('/settings/general')
  expect(general).toContainEqual(expect.objectContaining({ id: 'woocommerce_default_country', value: 'BR:MG', type: 'select' }))
  const changed = await wc('/settings/general/woocommerce_store_city', 'PUT', { value: 'Ouro Preto' })
  expect(changed.body).toMatchObject({ id: 'woocommerce_store_city', value: 'Ouro Preto' })
  await eventually('the footer names the city', async () => (await shop.get('/')).body.includes('Ouro Preto'))
  const { body } = await wc('/settings/general/batch', 'POST', {
    update: [
      { id: 'woocommerce_store_postcode', value: '35400000' },
      { id: 'vitrine_document', value: '11.222.333/0001-82' },
      { id: 'nada', value: 'x' },
    ],
  })
  expect(body.update).toMatchObject([
    { value: '35400-000' },
    { id: 'vitrine_document', error: { code: 'rest_setting_value_invalid' } },
    { id: 'nada', error: { code: 'rest_setting_setting_invalid' } },
  ])
  const both = await wc('/settings/batch', 'POST', {
    update: [
      { group_id: 'products', id: 'woocommerce_cart_redirect_after_add', value: 'yes' },
      { group_id: 'site-visibility', id: 'woocommerce_coming_soon', value: 'no' },
    ],
  })
  expect(both.body.update).toMatchObject([{ value: 'yes' }, { value: 'no' }])
  expect(
    await shop.db.selectFrom('settings').select('value').where('name', '=', 'cart_redirect_after_add').executeTakeFirst(),
  ).toEqual({ value: true })
  for (const [path, value] of [
    ['general/woocommerce_currency', 'USD'],
    ['general/woocommerce_default_country', 'BR:XX'],
    ['general/vitrine_shop_name', ''],
    ['general/vitrine_shop_name', '<script>'],
    ['general/woocommerce_email_from_address', 'nada'],
    ['products/woocommerce_cart_redirect_after_add', 'talvez'],
    ['checkout/vitrine_cep_service_url', 'http://interno/{cep}'],
    ['general/vitrine_hours', 7],
  ] as const)
    expect((await wc(`/settings/${path}`, 'PUT', { value })).status, `${path} ${value}`).toBe(400)
  expect((await wc('/settings/cozinha')).body.code).toBe('rest_setting_setting_group_invalid')
  expect((await wc('/settings/general/constructor')).status).toBe(404)
  expect((await wc('/settings/__proto__')).status).toBe(404)
})

test('the country with its states and the money of all countries are told', async () => {
  expect((await wc('/data/countries/br')).body).toMatchObject({ code: 'BR', name: 'Brasil' })
  expect((await wc('/data/countries')).body[0].states).toHaveLength(27)
  expect((await wc('/data/countries/us')).status).toBe(404)
  expect((await wc('/data/currencies/current')).body).toMatchObject({ code: 'BRL', symbol: 'R$' })
  expect((await wc('/data/continents/sa')).body.countries[0]).toMatchObject({ currency_code: 'BRL', decimal_sep: ',' })
  expect((await wc('/data')).body).toHaveLength(3)
  const currencies = (await wc('/data/currencies')).body as { code: string; name: string; symbol: string }[]
  expect(currencies.length).toBeGreaterThan(170)
  expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length)
  for (const one of currencies)
    expect(one).toMatchObject({ name: expect.stringMatching(/\S/), symbol: expect.stringMatching(/\S/) })
  expect((await wc('/data/currencies/usd')).body).toMatchObject({ code: 'USD', name: 'Dólar americano', symbol: '$' })
  expect((await wc('/data/currencies/zzz')).status).toBe(404)
})

test('[REST-1] taxes and their classes are kept as programs send them, and change no price', async () => {
  expect((await wc('/taxes')).body).toEqual([])
  const slugs = async () => (await wc('/taxes/classes')).body.map(({ slug }: { slug: string }) => slug)
  expect(await slugs()).toEqual(['standard', 'reduced-rate', 'zero-rate'])
  expect(await wc('/taxes/classes', 'POST', { name: 'Cesta básica' })).toMatchObject({
    status: 201,
    body: { slug: 'cesta-basica' },
  })
  expect((await wc('/taxes/classes', 'POST', { name: 'Cesta básica' })).status).toBe(400)
  expect((await wc('/taxes/classes/cesta-basica')).body).toMatchObject([{ name: 'Cesta básica' }])
  const made = await wc('/taxes', 'POST', {
    country: 'br',
    state: 'sp',
    rate: '18',
    name: 'ICMS',
    shipping: false,
    postcode: '01000000',
  })
  expect(made).toMatchObject({
    status: 201,
    body: {
      country: 'BR',
      state: 'SP',
      rate: '18.0000',
      name: 'ICMS',
      priority: 1,
      compound: false,
      shipping: false,
      order: 0,
      class: 'standard',
    },
  })
  expect(made.body).toMatchObject({ postcode: '01000000', postcodes: ['01000000'], cities: [] })
  const tax = `/taxes/${made.body.id}`
  expect((await wc(tax, 'PUT', { class: 'cesta-basica', rate: '7.5' })).body).toMatchObject({
    class: 'cesta-basica',
    rate: '7.5000',
    name: 'ICMS',
  })
  expect((await wc('/taxes?class=standard')).body).toEqual([])
  expect((await wc('/taxes?class=cesta-basica')).body).toHaveLength(1)
  const both = await wc('/taxes/batch', 'POST', {
    create: [{ rate: '1', name: 'A' }],
    update: [{ id: made.body.id, priority: 2 }],
  })
  expect(both.body).toMatchObject({ create: [{ rate: '1.0000' }], update: [{ priority: 2 }] })
  expect((await wc(tax, 'PUT', { rate: 'muito' })).status).toBe(400)
  expect((await wc(tax, 'DELETE')).status).toBe(501)
  expect((await wc(`/taxes/${both.body.create[0].id}?force=true`, 'DELETE')).body.name).toBe('A')
  expect((await wc('/taxes/classes/standard?force=true', 'DELETE')).status).toBe(400)
  expect((await wc('/taxes/classes/cesta-basica?force=true', 'DELETE')).body).toMatchObject({ slug: 'cesta-basica' })
  expect(await wc(tax)).toMatchObject({ status: 404, body: { code: 'woocommerce_rest_invalid_id' } })
})

test('[REST-1] area 0 is everywhere that no area holds: it is told, and stays as it is', async () => {
  const zones = (await wc('/shipping/zones')).body
  expect(zones[0]).toMatchObject({ id: 0, name: 'Locais não cobertos pelas outras áreas', order: 0 })
  expect((await wc('/shipping/zones/0')).body).toMatchObject({ id: 0 })
  expect((await wc('/shipping/zones/0/locations')).body).toEqual([])
  expect((await wc('/shipping/zones/0/methods')).body).toEqual([])
  for (const [path, method, body] of [
    ['/shipping/zones/0', 'PUT', { name: 'x' }],
    ['/shipping/zones/0?force=true', 'DELETE', undefined],
    ['/shipping/zones/0/locations', 'PUT', []],
  ] as const)
    expect(await wc(path, method, body)).toMatchObject({
      status: 403,
      body: { code: 'woocommerce_rest_shipping_zone_invalid_zone' },
    })
  expect((await wc('/shipping/zones/0/methods', 'POST', { method_id: 'flat_rate' })).status).toBe(400)
})

test('how the shop is doing is told without secrets, and its tools work', async () => {
  const { body } = await wc('/system_status')
  expect(body).toMatchObject({
    environment: { home_url: 'http://127.0.0.1', language: 'pt_BR', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
    settings: { currency: 'BRL', order_statuses: { pending: 'Pagamento pendente' } },
  })
  expect(JSON.stringify(body)).not.toMatch(/a secret that is long enough|password|vitrine_test_/)
  expect((await wc('/system_status/tools')).body.map(({ id }: { id: string }) => id)).toEqual([
    'expire_holds',
    'refresh_lists',
    'recount_sales',
    'recount_customers',
  ])
  expect((await wc('/system_status/tools/expire_holds', 'PUT')).body).toMatchObject({
    success: true,
    message: 'Reservas encerradas: 0.',
  })
  expect((await wc('/system_status/tools/refresh_lists', 'PUT')).body.success).toBe(true)
  expect((await wc('/system_status/tools/recount_sales', 'PUT')).body.message).toMatch(/^Dias a somar de novo: \d+\./)
  expect((await wc('/system_status/tools/recount_customers', 'PUT')).body.message).toBe('Clientes corrigidos: 0.')
  expect((await wc('/system_status/tools/nada', 'PUT')).status).toBe(404)
})

test('none of it is a shopper’s or a visitor’s', async () => {
  const reads = [
    '/payment_gateways',
    '/shipping/zones',
    '/shipping_methods',
    '/settings',
    '/settings/general',
    '/data',
    '/taxes',
    '/system_status',
    '/system_status/tools',
  ]
  for (const path of reads) {
    expect((await apiOf(shop)(`/wc/v3${path}`)).status, `${path}`).toBe(401)
    expect((await shopper(`/wc/v3${path}`)).status, `${path}`).toBe(403)
  }
  const writes: [path: string, method: string, body: unknown][] = [
    ['/payment_gateways/pix', 'PUT', { enabled: false }],
    ['/shipping/zones', 'POST', { name: 'Minha' }],
    ['/settings/general/vitrine_shop_name', 'PUT', { value: 'Minha' }],
    ['/settings/batch', 'POST', { update: [] }],
    ['/system_status/tools/expire_holds', 'PUT', {}],
  ]
  for (const [path, method, body] of writes) {
    expect((await apiOf(shop)(`/wc/v3${path}`, { method, body })).status, `${path}`).toBe(401)
    expect((await shopper(`/wc/v3${path}`, { method, body })).status, `${path}`).toBe(403)
  }
})
