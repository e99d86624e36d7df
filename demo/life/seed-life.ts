import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { count } from '#kit/pt-br.ts'
import { localDay } from '#kit/brazil/local-time.ts'
import type { ExamplePlace } from '#shop/examples/tables.ts'
import { seeded } from '../art/seeded.ts'
import { insertNumbered, insertRows, nextNumbers } from './insert-rows.ts'
import { journeyRows, seedOpenCarts } from './carts.ts'
import { hoursBefore } from './moments.ts'
import {
  eventRows,
  lineRows,
  moneyRows,
  type NumberedOrder,
  orderRows,
  originRows,
  refundRows,
  trackingRows,
} from './order-rows.ts'
import { LIFE_DAYS, lifeOrders } from './orders.ts'
import { seedCustomers } from './customers.ts'
import { people } from './people.ts'
import { COUPON } from './purchase.ts'
import { readOffers } from './read-offers.ts'
import { readRates } from './read-rates.ts'
import { questionRows, reviewRows } from './said.ts'
import { stockRows } from './stock-rows.ts'
import { visits } from './visits.ts'

type Trx = Transaction<Database>
const SEED = 914
const PEOPLE = 210

/** Three months in the life of the demo shop that never were: the same for every shop, and up to the moment. All of it can be taken away again. */
export async function seedLife(trx: Trx, now: Date): Promise<void> {
  // As history: no mail, event, invoice or entry in the register of changes follows from it.
  await sql`select set_config('vitrine.moving_in', 'on', true)`.execute(trx)
  const chance = seeded(SEED)
  const offers = await readOffers(trx, chance)
  const orders = lifeOrders(chance, { offers, people: people(chance, PEOPLE), now })
  const userIds = await seedCustomers(trx, orders)
  const ids = await nextNumbers(trx, orders.length)
  const numbered = orders.map((order, at) => ({ id: ids[at]!, userId: userIds.get(order.person.email) ?? null, order }))
  await insertRows(trx, 'orders', orderRows(numbered, await readRates(trx)))
  await seedOrderParts(trx, numbered)
  await insertRows(trx, 'order_meta', originRows(chance, numbered))
  await countWhatWasSold(trx, ids)
  const moves = stockRows(numbered, hoursBefore(now, LIFE_DAYS * 24))
  const moveIds = await insertNumbered(trx, 'stock_moves', moves)
  const journeys = await insertNumbered(trx, 'cart_journeys', journeyRows(chance, numbered, now))
  const openCarts = await seedOpenCarts(trx, { numbered, offers, now })
  const reviews = await insertNumbered(trx, 'reviews', reviewRows(chance, numbered, now))
  const questions = await insertNumbered(
    trx,
    'product_questions',
    questionRows(chance, { numbered, now, productId: await readSlugs(trx) }),
  )
  for (const [table, rows] of Object.entries(visits(chance, { offers, now, days: LIFE_DAYS }))) await insertRows(trx, table, rows)
  await remember(trx, {
    orders: ids,
    users: [...userIds.values()],
    reviews,
    product_questions: questions,
    cart_journeys: [...journeys, ...openCarts],
    stock_moves: moveIds.filter((_, at) => moves[at]!.order_id === null),
  })
  const title = `Exemplos: ${count(ids.length, 'pedido', 'pedidos')} e ${count(userIds.size, 'cliente', 'clientes')}`
  await trx
    .insertInto('example_life')
    .values({ title, begun_on: localDay(now) })
    .execute()
}

async function seedOrderParts(trx: Trx, numbered: readonly NumberedOrder[]) {
  const lines = lineRows(numbered)
  const lineIds = await insertNumbered(trx, 'order_lines', lines)
  const byPlace = new Map(lines.map(({ order_id, position }, at) => [`${order_id} ${position}`, lineIds[at]!]))
  await insertRows(trx, 'order_events', eventRows(numbered))
  await insertRows(trx, 'payment_events', moneyRows(numbered))
  const lineId = (orderId: number, position: number) => byPlace.get(`${orderId} ${position}`)!
  await insertRows(trx, 'order_refunds', refundRows(numbered, lineId))
  await insertRows(trx, 'tracking_events', trackingRows(numbered))
  const withCoupon = numbered.filter(({ order }) => order.coupon !== undefined)
  const { id: coupon_id } = await trx.selectFrom('coupons').select('id').where('code', '=', COUPON.code).executeTakeFirstOrThrow()
  await insertRows(
    trx,
    'order_coupons',
    withCoupon.map(({ id, order }) => ({ order_id: id, coupon_id, code: COUPON.code, discount_cents: order.discountCents })),
  )
  const used = withCoupon.filter(({ order }) => order.status !== 'cancelled')
  await insertRows(
    trx,
    'coupon_uses',
    used.map(({ id, userId, order }) => ({
      coupon_id,
      order_id: id,
      email: order.person.email,
      user_id: userId,
      used_at: order.at,
    })),
  )
  await trx
    .updateTable('coupons')
    .set((eb) => ({ used: eb('used', '+', used.length) }))
    .where('id', '=', coupon_id)
    .execute()
}

async function readSlugs(trx: Trx) {
  const rows = await trx.selectFrom('products').select(['id', 'slug']).execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return (slug: string) => ids.get(slug)!
}

const countWhatWasSold = (trx: Trx, ids: readonly number[]) =>
  sql`
    update products p set total_sales = p.total_sales + sold.units
    from (
      select l.product_id, sum(l.quantity)::int as units from order_lines l join orders o on o.id = l.order_id and o.sales_counted
      where o.id = any(${ids}::bigint[]) group by l.product_id
    ) sold where p.id = sold.product_id`.execute(trx)

const remember = (trx: Trx, places: Record<ExamplePlace, number[]>) =>
  insertRows(
    trx,
    'example_rows',
    Object.entries(places).flatMap(([place, rows]) => rows.map((row_id) => ({ place, row_id }))),
  )
