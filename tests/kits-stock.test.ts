import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examineDatabase } from '#ops/doctor/database.ts'
import type { PlacedOrder } from '#shop/orders/contract.ts'
import { anOrderDesk } from './support/an-order-desk.ts'

let desk: Awaited<ReturnType<typeof anOrderDesk>>
beforeAll(async () => {
  desk = await anOrderDesk({ poolSize: 10 })
})
afterAll(() => desk.close())

type Part = { id: number; stockId: number }
let made = 0
/** So many of each part in a kit that costs R$ 50. */
async function aKit(parts: [part: Part, quantity: number][]): Promise<number> {
  const name = `Kit ${++made}`
  const { id } = await desk.db
    .insertInto('products')
    .values({
      type: 'bundle',
      status: 'publish',
      slug: `kit-${made}`,
      name,
      price_cents: 5_000,
      published_at: new Date(0),
      manage_stock: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = parts.map(([part, quantity], position) => ({
    bundle_id: id,
    position,
    product_id: part.id,
    variation_id: null,
    quantity,
  }))
  await desk.db.insertInto('bundle_items').values(rows).execute()
  return id
}

const stockFindings = async () =>
  (await examineDatabase({ db: desk.db, dataDir: '/nowhere', now: Date.now })).filter(
    ({ id, problems }) => ['order-units', 'stock-balance'].includes(id) && problems.length > 0,
  )

/** Below nothing, or other than the ledger's sum. */
const wrongStocks = async () =>
  (
    await sql`select s.id from stock s left join stock_moves m on m.stock_id = s.id group by s.id
      having s.on_hand < 0 or s.on_hand <> coalesce(sum(m.units), 0)`.execute(desk.db)
  ).rows

type Step =
  | { do: 'buy'; lines: [thing: number, quantity: number][] }
  | { do: 'cancel' | 'return'; order: number }
  | { do: 'refund'; order: number; units: number; restock: boolean }
  | { do: 'count'; part: number; units: number }
const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      lines: fc.uniqueArray(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 3 })), {
        minLength: 1,
        maxLength: 3,
        selector: ([thing]) => thing,
      }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'return' as const), order: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      order: fc.nat(20),
      units: fc.integer({ min: 1, max: 2 }),
      restock: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('count' as const), part: fc.nat(3), units: fc.nat(12) }) },
)

test('[I1] [I3] whatever is bought, cancelled, refunded and counted of kits and their parts, no stock falls below nothing and every ledger sums up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 4, maxLength: 14 }), async (steps) => {
      const parts = [
        await desk.aProduct({ units: 6 }),
        await desk.aProduct({ units: 4 }),
        await desk.aProduct({ units: 1, backorders: 'yes' }),
        await desk.aProduct({ units: 3 }),
      ] as const
      const kits = [
        await aKit([
          [parts[0], 2],
          [parts[1], 1],
        ]),
        await aKit([
          [parts[0], 1],
          [parts[2], 2],
          [parts[3], 1],
        ]),
      ]
      const things = [...kits, ...parts.map(({ id }) => id)]
      const placed: PlacedOrder[] = []
      const refusals = new Set<string>()
      for (const step of steps) {
        if (step.do === 'buy') {
          const inputs = step.lines.map(([thing, quantity]) => ({ productId: things[thing]!, quantity }))
          const outcome = await desk.orders.place(await desk.aPlacing(inputs, { paymentMethod: 'bacs' }))
          if (!outcome.ok) refusals.add(outcome.problem.kind)
          if (outcome.ok) {
            placed.push(outcome.order)
            await desk.db
              .updateTable('orders')
              .set({ paid_cents: outcome.order.totalCents })
              .where('id', '=', outcome.order.id)
              .execute()
          }
        } else if (step.do === 'count') {
          await desk.db
            .transaction()
            .execute((trx) => desk.stock.count(trx, { productId: parts[step.part]!.id, variationId: null, units: step.units }))
        } else if (placed.length > 0) {
          const { id: orderId } = placed[step.order % placed.length]!
          if (step.do === 'refund') {
            const [line] = await desk.db
              .selectFrom('order_lines')
              .select('id')
              .where('order_id', '=', orderId)
              .orderBy('position')
              .execute()
            const lines = [{ lineId: line!.id, units: step.units, restock: step.restock }]
            const key = `${orderId}-${Math.random()}`
            await desk.orders.refund({ orderId, key, amountCents: 1, reason: '', lines, actor: 'Lia' })
          } else await desk.orders.changeStatus({ orderId, to: step.do === 'cancel' ? 'cancelled' : 'on-hold', actor: 'Lia' })
        }
        expect(await wrongStocks()).toEqual([])
      }
      expect(await stockFindings()).toEqual([])
      expect([...refusals].filter((kind) => kind !== 'sold-out')).toEqual([])
    }),
    { numRuns: 8 },
  )
})

test('[I1] 200 buyers of a kit and of its part at the same moment are never sold more than there is', async () => {
  const [mug, cloth] = [await desk.aProduct({ units: 40 }), await desk.aProduct({ units: 15 })]
  const kit = await aKit([
    [mug, 2],
    [cloth, 1],
  ])
  const placings = []
  for (let buyer = 0; buyer < 200; buyer++) placings.push(await desk.aPlacing([{ productId: buyer % 2 === 0 ? kit : mug.id }]))
  const outcomes = await Promise.all(placings.map((placing) => desk.placeInTheCrowd(placing)))
  const sold = (of: number) => outcomes.filter((outcome, buyer) => outcome.ok && buyer % 2 === of).length
  const [kits, mugs] = [sold(0), sold(1)]
  expect(kits).toBeGreaterThan(0)
  expect(2 * kits + mugs).toBe(40)
  expect(await desk.onHand(mug.stockId)).toBe(0)
  expect(await desk.onHand(cloth.stockId)).toBe(15 - kits)
  expect(outcomes.every((outcome) => outcome.ok || outcome.problem.kind === 'sold-out')).toBe(true)
  expect(await desk.ledger(mug.stockId)).toMatchObject({ isBalanced: true, held: -40 })
  expect(await stockFindings()).toEqual([])
})
