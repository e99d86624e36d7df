import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/schema.ts'
import { createStock } from '#shop/stock/ledger.ts'
import { type Api, apiAs } from '#tests/support/api.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop({ demo: true })
  api = (await apiAs(shop, 'shop_manager')).api
})
afterAll(() => shop.close())

const variationsOf = async (id: number) => (await api(`/wc/v3/products/${id}/variations?per_page=100&orderby=id&order=asc`)).body
const bulk = (body: object) => api('/vitrine/v1/products/bulk', { method: 'POST', body })
const undo = (id: number) => api(`/vitrine/v1/products/bulk/${id}/undo`, { method: 'POST' })
/** All but what each writing changes. */
const lasting = ({ version: _v, date_modified: _m, date_modified_gmt: _g, ...rest }: Record<string, unknown>) => rest

const aSimple = async () => {
  const { body } = await api('/wc/v3/products', {
    method: 'POST',
    body: { name: 'Coisa', regular_price: '50.00', manage_stock: true, stock_quantity: 4, status: 'draft' },
  })
  return (await api(`/wc/v3/products/${body.id}`)).body
}

test('prices, sales, units, categories and state of many change at once, variations too, and come back as they were', async () => {
  const simple = await aSimple()
  const variable = (await api('/wc/v3/products?type=variable&per_page=1')).body[0]
  const [before, beforeVariations] = [[simple, variable].map(lasting), (await variationsOf(variable.id)).map(lasting)]
  const [category] = (await api('/wc/v3/products/categories?per_page=1')).body
  const { status, body } = await bulk({
    ids: [simple.id, variable.id],
    price: { way: 'percent', value: 10 },
    sale: { percent_off: 50, from: '2026-01-01T00:00:00', to: '2099-01-01T00:00:00' },
    stock: { way: 'add', units: 6 },
    status: 'private',
    add_categories: [category.id],
  })
  expect([status, body]).toMatchObject([200, { products: 2, variations: beforeVariations.length }])
  const after = (await api(`/wc/v3/products/${simple.id}`)).body
  expect(after).toMatchObject({ regular_price: '55.00', sale_price: '27.50', stock_quantity: 10, status: 'private' })
  expect(after.categories).toMatchObject([{ id: category.id }])
  const [first] = await variationsOf(variable.id)
  expect(first.sale_price).not.toBe(beforeVariations[0].sale_price)

  expect((await undo(body.id)).body).toMatchObject({ restored: 2 + beforeVariations.length, kept: 0 })
  const back = [(await api(`/wc/v3/products/${simple.id}`)).body, (await api(`/wc/v3/products/${variable.id}`)).body]
  expect(back.map(lasting)).toEqual(before)
  expect((await variationsOf(variable.id)).map(lasting)).toEqual(beforeVariations)
  expect((await undo(body.id)).status).toBe(409)
})

test('what somebody has changed since stays as they left it; what was sold meanwhile stays sold', async () => {
  const [one, two] = [await aSimple(), await aSimple()]
  const { body } = await bulk({ ids: [one.id, two.id], price: { way: 'add', value: -1_000 }, stock: { way: 'set', units: 20 } })
  await api(`/wc/v3/products/${one.id}`, { method: 'PUT', body: { regular_price: '77.00' } })
  await shop.db.updateTable('stock').set({ on_hand: 17 }).where('product_id', '=', two.id).execute()
  expect((await undo(body.id)).body).toMatchObject({ restored: 1, kept: 1 })
  expect((await api(`/wc/v3/products/${one.id}`)).body.regular_price).toBe('77.00')
  expect((await api(`/wc/v3/products/${two.id}`)).body).toMatchObject({ regular_price: '50.00', stock_quantity: 1 })
})

test('one that can’t be changed leaves all of them alone', async () => {
  const one = await aSimple()
  const { status } = await bulk({ ids: [one.id], price: { way: 'set', value: 100 }, add_categories: [999_999] })
  expect(status).toBe(400)
  expect((await api(`/wc/v3/products/${one.id}`)).body.regular_price).toBe('50.00')
  expect((await bulk({ ids: [], status: 'draft' })).status).toBe(400)
})

test('a change of many is seen before it is made, by the same rule, and rounds to the cents that were asked for', async () => {
  const one = await aSimple()
  const wish = { ids: [one.id], price: { way: 'percent', value: -5, ending: 90 } }
  const { status, body } = await api('/vitrine/v1/products/bulk/preview', { method: 'POST', body: wish })
  expect([status, body.total]).toEqual([200, 1])
  expect(body.rows[0]).toMatchObject({
    product_id: one.id,
    variation_id: null,
    before: { price: 5_000, sale: null },
    after: { price: 4_790, sale: null },
    is_given_away: false,
  })
  expect((await api(`/wc/v3/products/${one.id}`)).body.regular_price).toBe('50.00')
  await bulk(wish)
  expect((await api(`/wc/v3/products/${one.id}`)).body.regular_price).toBe('47.90')
  const free = { ids: [one.id], price: { way: 'add', value: -9_000 } }
  const given = await api('/vitrine/v1/products/bulk/preview', { method: 'POST', body: free })
  expect(given.body.rows[0].is_given_away).toBe(true)
})

test('units that were sold since somebody looked are told, not written over', async () => {
  const one = await aSimple()
  const put = (body: object) => api(`/wc/v3/products/${one.id}`, { method: 'PUT', body })
  expect((await put({ stock_quantity: 9, stock_quantity_seen: 3 })).status).toBe(409)
  expect((await api(`/wc/v3/products/${one.id}`)).body.stock_quantity).toBe(4)
  expect((await put({ stock_quantity: 9, stock_quantity_seen: 4 })).body.stock_quantity).toBe(9)
})

test('how many have no units that could change is told', async () => {
  const [counted, other] = [await aSimple(), await aSimple()]
  await api(`/wc/v3/products/${other.id}`, { method: 'PUT', body: { manage_stock: false } })
  const ids = [counted.id, other.id]
  expect((await bulk({ ids, stock: { way: 'set', units: 7 } })).body).toMatchObject({ products: 1, uncounted: 1 })
  expect((await bulk({ ids, price: { way: 'add', value: 1 } })).body).toMatchObject({ products: 2, uncounted: 0 })
})

test('nothing is given away by a change of many: the products are named, and none of them has changed', async () => {
  const dear = await aSimple()
  const cheap = (await api('/wc/v3/products', { method: 'POST', body: { name: 'Fita', regular_price: '5.00' } })).body
  const variable = (await api('/wc/v3/products?type=variable&per_page=1')).body[0]
  const ids = [dear.id, cheap.id, variable.id]
  const { status, body } = await bulk({ ids: [dear.id, cheap.id], price: { way: 'add', value: -4_999 } })
  expect([status, body.code]).toEqual([400, 'vitrine_bulk_price'])
  expect(body.message).toBe('Nada foi alterado: com esta mudança sairia de graça «Fita».')
  const { message } = (await bulk({ ids, price: { way: 'percent', value: -100 } })).body
  expect(message).toContain(`«Coisa», «Fita» e «${variable.name}».`)
  expect((await api(`/wc/v3/products/${dear.id}`)).body.regular_price).toBe('50.00')
  expect((await api(`/wc/v3/products/${cheap.id}`)).body.regular_price).toBe('5.00')
})

test('few are those that the merchant calls few; what is gone or not counted is no warning; variations count too', async () => {
  const few = async (facts: object) => {
    const { id } = await aSimple()
    await api(`/wc/v3/products/${id}`, { method: 'PUT', body: facts })
    const { body } = await api(`/wc/v3/products?vitrine_low_stock=true&include=${id}`)
    return body.length === 1
  }
  expect(await few({ stock_quantity: 2 })).toBe(true)
  expect(await few({ stock_quantity: 3 })).toBe(false)
  expect(await few({ stock_quantity: 9, low_stock_amount: 10 })).toBe(true)
  expect(await few({ stock_quantity: 0 })).toBe(false)
  expect(await few({ stock_quantity: 1, manage_stock: false })).toBe(false)
  const [variable] = (await api('/wc/v3/products?type=variable&per_page=1')).body
  const [variation] = await variationsOf(variable.id)
  const counted = { manage_stock: true, stock_quantity: 2 }
  await api(`/wc/v3/products/${variable.id}/variations/${variation.id}`, { method: 'PUT', body: counted })
  expect((await api(`/wc/v3/products?vitrine_low_stock=true&include=${variable.id}`)).body).toHaveLength(1)
  expect((await api(`/wc/v3/products?vitrine_low_stock=false&include=${variable.id}`)).body).toHaveLength(0)
})

test('a product’s ledger tells every unit that came or went, the newest first', async () => {
  const one = await aSimple()
  await api(`/wc/v3/products/${one.id}`, { method: 'PUT', body: { stock_quantity: 9 } })
  const { body, headers } = await api(`/vitrine/v1/products/${one.id}/stock-moves`)
  expect(body).toMatchObject([
    { units: 5, reason: 'corrected', order_id: null, variation_id: null },
    { units: 4, reason: 'received' },
  ])
  expect(headers['x-wp-total']).toBe('2')
  expect((await api('/vitrine/v1/products/999999/stock-moves')).status).toBe(404)
})

test('units that are sold and prices that another tab saves while many are changed are not lost', async () => {
  const simple = await aSimple()
  const variable = (await api('/wc/v3/products?type=variable&per_page=1')).body[0]
  const [variation] = await variationsOf(variable.id)
  const { id: stockId } = await shop.db
    .selectFrom('stock')
    .select('id')
    .where('product_id', '=', simple.id)
    .executeTakeFirstOrThrow()
  const someoneWaits = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
    return rows.length > 0 || undefined
  }
  const meanwhile = async (work: (trx: Transaction<Database>) => Promise<unknown>, change: object) =>
    await shop.db.transaction().execute(async (trx) => {
      await work(trx)
      const changing = bulk(change)
      await eventually('the change of many waits', someoneWaits)
      return { changing }
    })
  const wanted = [{ stockId, units: 3, backorders: false }]
  const sold = await meanwhile((trx) => createStock().take(trx, { orderId: 1, reason: 'sold', wanted }), {
    ids: [simple.id],
    stock: { way: 'add', units: 6 },
  })
  expect((await sold.changing).status).toBe(200)
  expect((await api(`/wc/v3/products/${simple.id}`)).body.stock_quantity).toBe(7)
  const priced = await meanwhile(
    (trx) => trx.updateTable('variations').set({ price_cents: 10_000 }).where('id', '=', variation.id).execute(),
    { ids: [variable.id], price: { way: 'add', value: 100 } },
  )
  expect((await priced.changing).status).toBe(200)
  expect((await variationsOf(variable.id))[0].regular_price).toBe('101.00')
})
