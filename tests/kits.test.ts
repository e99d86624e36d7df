import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineDatabase } from '#ops/doctor/database.ts'
import { type Api, apiAs } from './support/api.ts'
import { aShopper, openTills } from './support/checkout.ts'
import { orderDesk } from './support/order-desk.ts'
import { aShop, type TestShop } from './support/shop.ts'

let shop: TestShop
let api: Api
let desk: ReturnType<typeof orderDesk>
beforeAll(async () => {
  shop = await aShop()
  await openTills(shop)
  ;({ api } = await apiAs(shop, 'shop_manager'))
  desk = orderDesk(shop.db)
})
afterAll(() => shop.close())

type Made = { id: number; slug: string; price: string; regular_price: string; purchasable: boolean; on_sale: boolean }
const make = async (body: object) => (await api('/wc/v3/products', { method: 'POST', body })).body as Made
const read = async (id: number) => (await api(`/wc/v3/products/${id}`)).body as Made & Record<string, unknown>
const change = (id: number, body: object) => api(`/wc/v3/products/${id}`, { method: 'PUT', body })
const aPart = (name: string, price: string, units: number, more: object = {}) =>
  make({ name, type: 'simple', regular_price: price, manage_stock: true, stock_quantity: units, ...more })
const unitsOf = async (id: number) => (await read(id))['stock_quantity']
const findings = async () =>
  (await examineDatabase({ db: shop.db, dataDir: '/nowhere', now: Date.now })).filter(({ problems }) => problems.length > 0)

test('a kit costs its parts less a percentage, is there as often as they are, and is told by WooCommerce’s keys for bundles', async () => {
  const [mug, cloth] = [
    await aPart('Caneca azul', '40.00', 7, { weight: '0.4', dimensions: { length: '10', width: '8', height: '12' } }),
    await aPart('Pano de prato', '15.00', 4, { weight: '0.1', dimensions: { length: '20', width: '15', height: '1' } }),
  ]
  const kit = await make({
    name: 'Kit do café',
    type: 'bundle',
    bundled_items: [{ product_id: mug.id, quantity_default: 2 }, { product_id: cloth.id }],
    bundle_pricing: 'percent',
    bundle_discount: '10',
  })
  expect(await read(kit.id)).toMatchObject({
    type: 'bundle',
    price: '85.50',
    purchasable: true,
    on_sale: true,
    stock_status: 'instock',
    bundle_stock_quantity: 3,
    bundled_items: [
      { product_id: mug.id, quantity_min: 2, quantity_max: 2, menu_order: 0, stock_quantity: 7 },
      { product_id: cloth.id, quantity_default: 1, menu_order: 1 },
    ],
  })
  expect((await read(mug.id))['bundled_by']).toEqual([kit.id])
  const { rows } =
    await sql`select weight_grams, length_mm, width_mm, height_mm from cart_offers where product_id = ${kit.id}`.execute(shop.db)
  expect(rows).toEqual([{ weight_grams: 900, length_mm: 200, width_mm: 150, height_mm: 170 }])

  const page = (await shop.http.inject({ url: `/produto/${kit.slug}/` })).body
  expect(page).toContain('O que vem no kit')
  expect(page).toContain('Caneca azul')
  expect(page).toContain('85,50')
  const shopper = aShopper(shop)
  await shopper.ajax('add_to_cart', { product_id: String(kit.id), quantity: '2' })
  // Two kits take four of the seven mugs: three can be bought beside them.
  const refused = await shopper.ajax('add_to_cart', { product_id: String(mug.id), quantity: '4' })
  expect(refused.json()).toMatchObject({ error: true })
  await shopper.ajax('add_to_cart', { product_id: String(mug.id), quantity: '3' })
  const cart = (await shopper.get('/cart/')).body
  expect(cart).toMatch(/Contém(<!-- -->)?: (<!-- -->)?2 × Caneca azul, 1 × Pano de prato/)
  expect((await shop.http.inject({ url: '/wp-json/wc/store/v1/products?type=bundle' })).json()).toMatchObject([
    {
      id: kit.id,
      is_purchasable: true,
      is_in_stock: true,
      add_to_cart: { maximum: 3 },
      extensions: { bundles: { bundled_items: [{ product_id: mug.id, quantity: 2, name: 'Caneca azul' }, { quantity: 1 }] } },
    },
  ])
  const held = await shop.http.inject({ url: '/wp-json/wc/store/v1/cart', headers: { cookie: shopper.jar.header() } })
  const told = held.json<{ items: { id: number; item_data: object[] }[] }>().items.find(({ id }) => id === kit.id)
  expect(told?.item_data).toEqual([
    { name: 'No kit', value: '2 × Caneca azul' },
    { name: 'No kit', value: '1 × Pano de prato' },
  ])
})

test('a kit is changed with what was read of it, and holds nothing that a kit can’t hold', async () => {
  const mug = await aPart('Caneca verde', '40.00', 3)
  const kit = await make({
    name: 'Kit verde',
    type: 'bundle',
    regular_price: '70.00',
    sale_price: '65.00',
    bundled_items: [{ product_id: mug.id, quantity_default: 2 }],
  })
  expect(await read(kit.id)).toMatchObject({ price: '65.00', regular_price: '70.00', bundle_stock_quantity: 1 })
  const { bundled_items } = await read(kit.id)
  expect((await change(kit.id, { bundled_items })).status).toBe(200)
  const code = async (body: object) => {
    const { status, body: answer } = await change(kit.id, body)
    return [status, (answer as { code?: string }).code]
  }
  const refused = [400, 'woocommerce_rest_invalid_bundled_items']
  const other = await make({ name: 'Kit de kits', type: 'bundle', regular_price: '1.00', bundled_items: [] })
  expect(await code({ bundled_items: [{ product_id: other.id }] })).toEqual(refused)
  expect(await code({ bundled_items: [{ product_id: kit.id }] })).toEqual(refused)
  expect(await code({ bundled_items: [{ product_id: mug.id }, { product_id: mug.id }] })).toEqual(refused)
  expect(await code({ bundle_pricing: 'percent', bundle_discount: '101' })).toEqual(refused)
  expect(await code({ bundled_items: [{ product_id: 999_999 }] })).toEqual([400, 'woocommerce_rest_product_invalid_linked_id'])
  expect((await change(mug.id, { type: 'bundle' })).status).toBe(400)
  expect((await read(other.id)).purchasable).toBe(false)

  // It follows its parts: price, units, and whether there is one at all.
  await change(kit.id, { bundle_pricing: 'amount', bundle_discount: '5.00' })
  await change(mug.id, { regular_price: '50.00', stock_quantity: 1 })
  expect(await read(kit.id)).toMatchObject({ price: '95.00', stock_status: 'outofstock', bundle_stock_quantity: 0 })
  const facets = async () =>
    await shop.db
      .selectFrom('product_shelf')
      .select(['facets', 'cents'])
      .where('product_id', '=', kit.id)
      .executeTakeFirstOrThrow()
  expect(await facets()).toMatchObject({ cents: 9_500, facets: expect.not.arrayContaining(['stock:in']) })
  await change(mug.id, { stock_quantity: 2 })
  expect((await facets()).facets).toContain('stock:in')
  await api(`/wc/v3/products/${mug.id}`, { method: 'DELETE' })
  expect(await read(kit.id)).toMatchObject({ price: '', purchasable: false })
})

test('an order of kits takes their parts, a refund gives some back, and cancelling the rest', async () => {
  const [mug, cloth] = [await desk.aProduct({ units: 10, cents: 4_000 }), await desk.aProduct({ units: 10, cents: 1_500 })]
  const kit = await make({
    name: 'Kit de cozinha',
    type: 'bundle',
    regular_price: '80.00',
    bundled_items: [{ product_id: mug.id, quantity_default: 2 }, { product_id: cloth.id }],
  })
  const placed = await desk.anOrder(
    [
      { productId: kit.id, quantity: 2 },
      { productId: mug.id, quantity: 3 },
    ],
    { paymentMethod: 'bacs' },
  )
  expect([await unitsOf(mug.id), await unitsOf(cloth.id)]).toEqual([3, 8])
  const order = (await api(`/wc/v3/orders/${placed.id}`)).body as {
    line_items: { id: number; meta_data: { key: string; value: string }[] }[]
  }
  const [line] = order.line_items
  expect(line!.meta_data.find(({ key }) => key === 'pa_contem')?.value).toContain('2 × Vaso')
  expect(JSON.parse(line!.meta_data.find(({ key }) => key === '_stamp')!.value)).toMatchObject({
    1: { product_id: mug.id, quantity: 2 },
    2: { product_id: cloth.id, quantity: 1 },
  })
  expect(await findings()).toEqual([])
  await api(`/wc/v3/orders/${placed.id}`, { method: 'PUT', body: { status: 'processing', set_paid: true } })
  const { status } = await api(`/wc/v3/orders/${placed.id}/refunds`, {
    method: 'POST',
    body: {
      amount: '80.00',
      api_refund: false,
      line_items: [{ id: line!.id, quantity: 1, refund_total: '80.00' }],
      restock_items: true,
    },
  })
  expect(status).toBe(201)
  expect([await unitsOf(mug.id), await unitsOf(cloth.id)]).toEqual([5, 9])
  expect(await findings()).toEqual([])
  await api(`/wc/v3/orders/${placed.id}`, { method: 'PUT', body: { status: 'cancelled' } })
  expect([await unitsOf(mug.id), await unitsOf(cloth.id)]).toEqual([10, 10])
  await api(`/wc/v3/orders/${placed.id}`, { method: 'PUT', body: { status: 'on-hold' } })
  expect([await unitsOf(mug.id), await unitsOf(cloth.id)]).toEqual([5, 9])
  expect(await findings()).toEqual([])
  expect((await desk.ledger(mug.stockId)).isBalanced).toBe(true)
})

test('the merchant writes an order with kits, and changing it moves what is in them', async () => {
  const mug = await aPart('Caneca preta', '40.00', 10)
  const kit = await make({
    name: 'Trio preto',
    type: 'bundle',
    regular_price: '100.00',
    bundled_items: [{ product_id: mug.id, quantity_default: 3 }],
  })
  const write = (quantity: number) =>
    api('/wc/v3/orders', { method: 'POST', body: { line_items: [{ product_id: kit.id, quantity }] } })
  expect((await write(4)).status).toBe(400)
  const { id, line_items } = (await write(3)).body as { id: number; line_items: { id: number; name: string }[] }
  expect(await unitsOf(mug.id)).toBe(1)
  await api(`/wc/v3/orders/${id}`, { method: 'PUT', body: { line_items: [{ id: line_items[0]!.id, quantity: 1 }] } })
  expect(await unitsOf(mug.id)).toBe(7)
  expect(await findings()).toEqual([])
})

test('a kit holds a variation, by its own key or by the one of WooCommerce, and a product in variations only by one of them', async () => {
  const shirt = await make({
    name: 'Avental',
    type: 'variable',
    attributes: [{ name: 'Tamanho', variation: true, options: ['P', 'G'] }],
  })
  const { body } = await api(`/wc/v3/products/${shirt.id}/variations`, {
    method: 'POST',
    body: { regular_price: '60.00', manage_stock: true, stock_quantity: 5, attributes: [{ name: 'Tamanho', option: 'G' }] },
  })
  const { id: variationId } = body as { id: number }
  const kitOf = (item: object) =>
    api('/wc/v3/products', {
      method: 'POST',
      body: { name: 'Kit avental', type: 'bundle', regular_price: '90.00', bundled_items: [item] },
    })
  expect((await kitOf({ product_id: shirt.id })).status).toBe(400)
  expect((await kitOf({ product_id: shirt.id, variation_id: 999_999 })).status).toBe(400)
  const [own, theirs] = [
    await kitOf({ product_id: shirt.id, variation_id: variationId, quantity_default: 2 }),
    await kitOf({ product_id: shirt.id, override_variations: true, allowed_variations: [variationId], quantity_min: 5 }),
  ]
  expect(own.body).toMatchObject({
    bundle_stock_quantity: 2,
    bundled_items: [{ variation_id: variationId, allowed_variations: [variationId], title: 'Avental - G' }],
  })
  expect(theirs.body).toMatchObject({ bundle_stock_quantity: 1, bundled_items: [{ variation_id: variationId, quantity_max: 5 }] })
  const kit = own.body as Made
  const shopper = aShopper(shop)
  await shopper.ajax('add_to_cart', { product_id: String(kit.id) })
  expect((await shopper.get('/checkout/')).body).toContain('2 × Avental (G)')
  // Switched off it can't be had any more, and neither can the kit.
  await api(`/wc/v3/products/${shirt.id}/variations/${variationId}`, { method: 'PUT', body: { status: 'private' } })
  expect((await read(kit.id)).purchasable).toBe(false)
})

test('what reads prices is planned without the parts of kits, and reads them only for kits', async () => {
  for (const view of ['shown_offers', 'cart_offers']) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off) select * from ${sql.table(view)}`.execute(
      shop.db,
    )
    const lines = rows.map((row) => row['QUERY PLAN'])
    expect(lines.some((line) => line.includes('bundle_items'))).toBe(false)
    const asked = lines.find((line) => line.includes('Function Scan on kit_price'))
    const { kits } = await shop.db
      .selectFrom('products')
      .select((row) => row.fn.countAll().as('kits'))
      .where('type', '=', 'bundle')
      .executeTakeFirstOrThrow()
    expect(asked).toMatch(new RegExp(`loops=${Number(kits)}\\)`))
  }
})
