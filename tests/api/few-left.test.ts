import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, apiAs } from '#tests/support/api.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let api: Api
beforeAll(async () => {
  shop = await aShop({ demo: false })
  api = (await apiAs(shop, 'administrator')).api
})
afterAll(() => shop.close())

const aProduct = async (units: number, own?: number) => {
  const facts = { name: `Caneca ${units}`, regular_price: '49.90', status: 'publish', manage_stock: true, stock_quantity: units }
  const body = { ...facts, ...(own !== undefined && { low_stock_amount: own }) }
  return (await api('/wc/v3/products', { method: 'POST', body })).body.id as number
}
/** Everybody who is told of the few that are left, and of which products. */
const told = async (ids: number[]) => {
  const { body: desk } = await api('/vitrine/v1/desk')
  const { body: listed } = await api('/wc/v3/products?vitrine_low_stock=true&orderby=id&order=asc')
  const shoppers = await Promise.all(
    ids.map(async (id) => ((await api(`/wc/store/v1/products/${id}`)).body.low_stock_remaining === null ? [] : [id])),
  )
  return {
    desk: desk.few_left.map((one: { product_id: number }) => one.product_id).sort((a: number, b: number) => a - b),
    list: listed.map(({ id }: { id: number }) => id),
    shoppers: shoppers.flat(),
  }
}

test('few are few for everybody alike: by the product’s own number, else by the shop’s setting', async () => {
  const [two, three, nine, own] = [await aProduct(2), await aProduct(3), await aProduct(9), await aProduct(9, 9)]
  const ids = [two, three, nine, own]
  const all = (some: number[]) => ({ desk: some, list: some, shoppers: some })
  expect(await told(ids)).toEqual(all([two, own]))
  const set = (value: string) =>
    api('/wc/v3/settings/products/woocommerce_notify_low_stock_amount', { method: 'PUT', body: { value } })
  expect((await set('3')).status).toBe(200)
  expect(await told(ids)).toEqual(all([two, three, own]))
  expect((await set('9')).status).toBe(200)
  expect(await told(ids)).toEqual(all(ids))
  expect((await set('0')).status).toBe(200)
  expect(await told(ids)).toEqual(all([own]))
})

test('a variation that is not for sale, and the units of a product that is sold in variations, are no warning', async () => {
  const { body: attribute } = await api('/wc/v3/products/attributes', { method: 'POST', body: { name: 'Cor', slug: 'cor' } })
  const body = {
    name: 'Camiseta',
    type: 'variable',
    status: 'publish',
    attributes: [{ id: attribute.id, options: ['Azul'], variation: true, visible: true }],
  }
  const { id } = (await api('/wc/v3/products', { method: 'POST', body })).body
  const variation = {
    regular_price: '10.00',
    manage_stock: true,
    stock_quantity: 1,
    attributes: [{ id: attribute.id, option: 'Azul' }],
  }
  const made = (await api(`/wc/v3/products/${id}/variations`, { method: 'POST', body: variation })).body
  await api('/wc/v3/settings/products/woocommerce_notify_low_stock_amount', { method: 'PUT', body: { value: '2' } })
  const few = async () => {
    const { desk, list } = await told([])
    return [desk.includes(id), list.includes(id)]
  }
  expect(await few()).toEqual([true, true])
  await api(`/wc/v3/products/${id}/variations/${made.id}`, { method: 'PUT', body: { status: 'private' } })
  expect(await few()).toEqual([false, false])
})
