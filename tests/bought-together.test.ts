import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSettings } from '#content/settings/service.ts'
import { askForCount, countTogether } from '#shop/catalog/bought-together/count-together.ts'
import { aCheckoutShop, aShopper } from './support/checkout.ts'
import { eventually } from './support/eventually.ts'
import type { TestShop } from './support/shop.ts'
import { keepOrder } from './support/sold-orders.ts'
import { withStatements } from './support/statements.ts'

let shop: TestShop
/** Simple products of the demo: one press adds them. */
let goods: { id: number; slug: string; name: string }[]
beforeAll(async () => {
  shop = await aCheckoutShop()
  goods = await shop.db
    .selectFrom('products')
    .innerJoin('product_shelf', 'product_shelf.product_id', 'products.id')
    .select(['products.id', 'products.slug', 'products.name'])
    .where('type', '=', 'simple')
    .where('in_catalog', '=', true)
    .where('min_units', 'is', null)
    .orderBy('products.id')
    .limit(5)
    .execute()
  // What merchants say goes together comes first; here only orders speak.
  await shop.db.deleteFrom('product_links').where('kind', '=', 'cross_sell').execute()
})
afterAll(() => shop.close())

let orders = 0
type Sold = { daysAgo?: number; status?: string; isPaid?: boolean; payment?: string; isFree?: boolean }
async function sold(places: number[], { daysAgo = 3, status = 'completed', isPaid = true, payment = 'pix', isFree }: Sold = {}) {
  const at = new Date(Date.now() - daysAgo * 86_400_000)
  const line = { quantity: 1, unitCents: isFree ? 0 : 1_000, discountCents: 0, refundCents: 0 }
  const id = await keepOrder(
    shop.db,
    {
      day: at.toISOString().slice(0, 10),
      time: '12:00:00',
      status,
      isTrashed: false,
      payment,
      state: 'MG',
      coupons: [],
      origin: {},
      lines: places.map((product) => ({ ...line, product })),
      shippingCents: 0,
      feesCents: 0,
      merchantDiscountCents: 0,
      paymentDiscountCents: 0,
      refundedCents: 0,
    },
    { index: orders++, products: goods.map((one) => one.id) },
  )
  await sql`update orders set paid_at = ${isPaid ? at : null} where id = ${id}`.execute(shop.db)
}
const pairs = async () =>
  (await shop.db.selectFrom('bought_together').selectAll().orderBy('product_id').orderBy('place').execute()).map(
    ({ product_id, other_id }) => `${placeOf(product_id)}>${placeOf(other_id)}`,
  )
const placeOf = (id: number) => goods.findIndex((one) => one.id === id)
const count = async () => {
  await shop.db.deleteFrom('orders').execute()
  return countTogether(shop.db)
}
const page = async () => (await shop.get(`/produto/${goods[0]!.slug}/`)).body

test('what counts as bought together: paid orders of the last months, and at least two of them', async () => {
  await count()
  expect(await pairs()).toEqual([])
  for (const over of [{ isPaid: false }, { daysAgo: 200 }, { status: 'refunded' }, { payment: 'vitrine_test' }, { isFree: true }])
    for (const _ of [1, 2]) await sold([0, 1], over)
  await sold([0, 2])
  await countTogether(shop.db)
  expect(await pairs()).toEqual([])
  for (const places of [
    [0, 2],
    [0, 1],
    [0, 1],
    [0, 1],
  ])
    await sold(places)
  await countTogether(shop.db)
  expect(await pairs()).toEqual(['0>1', '0>2', '1>0', '2>0'])
})

test('counted again, what stayed the same is not written, and what is no longer true goes', async () => {
  const written = async () =>
    (await sql<{ row: string }>`select ctid::text || xmin::text as row from bought_together order by 1`.execute(shop.db)).rows
  const before = await written()
  await countTogether(shop.db)
  expect(await written()).toEqual(before)
  await shop.db.deleteFrom('orders').where('number', '=', String(orders)).execute()
  await shop.db
    .deleteFrom('orders')
    .where('number', '=', String(orders - 1))
    .execute()
  await countTogether(shop.db)
  expect(await pairs()).toEqual(['0>2', '2>0'])
})

test('the counting is asked for once a night', async () => {
  await askForCount(shop.db)
  await askForCount(shop.db)
  const jobs = await shop.db.selectFrom('jobs').select('ref').where('kind', '=', 'count-bought-together').execute()
  expect(jobs.length).toBe(1)
})

test('a product page shows what was bought with it, what is sold out not, and its relatives where nothing is known', async () => {
  for (const _ of [1, 2]) await sold([0, 1])
  await countTogether(shop.db)
  await eventually('the page shows what was bought together', async () => (await page()).includes('Quem comprou, levou também'))
  const row = (html: string) => html.split('bought-together products-row')[1]?.split('</section>')[0] ?? ''
  expect(row(await page())).toContain(goods[1]!.name)
  await shop.db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', goods[1]!.id).execute()
  await eventually('what is sold out has left the row', async () => !row(await page()).includes(goods[1]!.name))
  expect(row(await page())).toContain(goods[2]!.name)
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).where('product_id', '=', goods[1]!.id).execute()
  await createSettings({ db: shop.db }).set('shopping_aids', { bought_together: false })
  await eventually('the row can be switched off', async () => !(await page()).includes('Quem comprou, levou também'))
  await createSettings({ db: shop.db }).set('shopping_aids', {})
})

const drawerOf = (answer: { json: <T>() => T }) =>
  answer.json<{ fragments: Record<string, string> }>().fragments['div.widget_shopping_cart_content'] ?? ''
const suggested = (html: string) =>
  goods.flatMap(({ id }, place) => (new RegExp(`ajax_add_to_cart"[^>]*data-product_id="${id}"`).test(html) ? [place] : []))

test('the cart in the header suggests what goes with it, never what is in it or can not be bought', async () => {
  const shopper = aShopper(shop)
  // Whoever adds something does not wait for them: where they take long they come with the next look at the cart.
  const drawer = async () => drawerOf(await shopper.ajax('get_refreshed_fragments', {}))
  await shopper.add(goods[0]!.slug)
  await expect.poll(drawer).toContain('Combina com o que está no carrinho')
  await expect.poll(async () => suggested(await drawer())).toEqual([1, 2])
  await shopper.add(goods[1]!.slug)
  await expect.poll(async () => suggested(await drawer())).toEqual([2])
  expect(drawerOf(await shopper.add(goods[2]!.slug))).not.toContain('Combina com')
  await shop.db.updateTable('stock').set({ on_hand: 0 }).where('product_id', '=', goods[1]!.id).execute()
  await eventually('what is sold out is not suggested', async () => {
    const others = suggested(drawerOf(await aShopper(shop).add(goods[0]!.slug)))
    return others.length === 1 && others[0] === 2
  })
  await shop.db.updateTable('stock').set({ on_hand: 1_000 }).where('product_id', '=', goods[1]!.id).execute()
  await createSettings({ db: shop.db }).set('shopping_aids', { cart_suggestions: false })
  expect(drawerOf(await aShopper(shop).add(goods[0]!.slug))).not.toContain('Combina com')
  await createSettings({ db: shop.db }).set('shopping_aids', {})
})

test('what a cart suggests is asked of the database once for all who have the same in theirs', async () => {
  await aShopper(shop).add(goods[0]!.slug)
  const next = aShopper(shop)
  const { statements } = await withStatements(() => next.add(goods[0]!.slug))
  expect(statements.filter((one) => one.includes('bought_together'))).toEqual([])
})
