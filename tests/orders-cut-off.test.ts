import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type ShopDatabase } from '#db/pool.ts'
import { databaseTrouble } from '#db/trouble.ts'
import { anOrderDesk } from './support/an-order-desk.ts'
import { aWire } from './support/cut-wire.ts'
import { orderDesk } from './support/order-desk.ts'

let desk: Awaited<ReturnType<typeof anOrderDesk>>
let wire: Awaited<ReturnType<typeof aWire>>
let far: ShopDatabase
beforeAll(async () => {
  desk = await anOrderDesk()
  wire = await aWire(desk.connection)
  far = createDatabase({ connection: wire.connection, poolSize: 2, applicationName: 'a shop on a bad line' })
})
afterAll(async () => {
  await far.close()
  await wire.close()
  await desk.close()
})

/** More statements than an order has; the test itself says how many there were. */
const STATEMENTS = 40

test.each(['unheard', 'unanswered'] as const)(
  '[CHECK-6] [I8] [I9] an order whose line breaks at any of its statements (%s) is there once after the next try',
  { timeout: 120_000 },
  async (when) => {
    const { orders } = orderDesk(far.kysely)
    const vase = await desk.aProduct({ units: 200 })
    let cuts = 0
    let placed = 0
    for (let statement = 1; statement <= STATEMENTS; statement++) {
      const placing = await desk.aPlacing([{ productId: vase.id }])
      await far.check()
      wire.cutAt({ statement, when })
      // What the buyer is told then is "try again in a moment", not that something is broken.
      const first = await orders.place(placing).catch((error: unknown) => {
        if (!databaseTrouble(error)) throw error
        return undefined
      })
      const isPast = wire.isWhole()
      wire.heal()
      cuts += isPast ? 0 : 1
      const again = await orders.place(placing)
      placed++
      expect(again).toMatchObject({ ok: true })
      expect(first === undefined || (first.ok && again.ok && first.order.key === again.order.key)).toBe(true)
      const rows = await desk.db.selectFrom('orders').select('id').where('session_id', '=', placing.sessionId).execute()
      expect(rows).toHaveLength(1)
      if (isPast) break
    }
    expect(cuts).toBeGreaterThan(5)
    expect(cuts).toBeLessThan(STATEMENTS)
    expect(await desk.onHand(vase.stockId)).toBe(200 - placed)
    expect(await desk.ledger(vase.stockId)).toEqual({ received: 200, held: -placed, isBalanced: true })
  },
)
