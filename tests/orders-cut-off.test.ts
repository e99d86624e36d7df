import { afterAll, beforeAll, expect, test } from 'vitest'
import { withPatience } from '#db/patience.ts'
import { createDatabase, type ShopDatabase } from '#db/pool.ts'
import { databaseTrouble } from '#db/trouble.ts'
import { anOrderDesk } from './support/an-order-desk.ts'
import { aWire, SILENCE_MS, WAYS } from './support/cut-wire.ts'
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
/** Once at each of them on an ordinary run; DROPS=100 for the figures in the docs. */
const DROPS = Number(process.env.DROPS ?? 1)

test.each(WAYS)(
  '[CHECK-6] [I8] [I9] an order whose line breaks at any of its statements (%s) is there once after the next try',
  { timeout: 120_000 + DROPS * 60_000 },
  async (when) => {
    const { orders } = orderDesk(far.kysely)
    const units = STATEMENTS * DROPS
    const vase = await desk.aProduct({ units })
    let placed = 0
    const placeWhileCutAt = async (statement: number) => {
      const placing = await desk.aPlacing([{ productId: vase.id }])
      await far.check()
      wire.cutAt({ statement, when })
      // What the buyer is told then is "try again in a moment", not that something is broken.
      const trying = () =>
        when.startsWith('silent') ? withPatience(SILENCE_MS / 2, () => orders.place(placing)) : orders.place(placing)
      const first = await trying().catch((error: unknown) => {
        if (!databaseTrouble(error)) throw error
        return undefined
      })
      const isPast = wire.isWhole()
      wire.heal()
      const again = await orders.place(placing)
      placed++
      expect(again).toMatchObject({ ok: true })
      expect(first === undefined || (first.ok && again.ok && first.order.key === again.order.key)).toBe(true)
      const rows = await desk.db.selectFrom('orders').select('id').where('session_id', '=', placing.sessionId).execute()
      expect(rows).toHaveLength(1)
      if (isPast && first === undefined) return 'too slow'
      return isPast ? 'whole' : 'cut'
    }
    let cuts = 0
    for (let tries = 0; tries < STATEMENTS; tries++) {
      const outcome = await placeWhileCutAt(cuts + 1)
      if (outcome === 'whole') break
      // On a busy machine patience may end before the statement is reached.
      if (outcome === 'cut') cuts++
    }
    expect(cuts).toBeGreaterThan(5)
    expect(cuts).toBeLessThan(STATEMENTS)
    for (let drop = 1; drop < DROPS; drop++)
      for (let statement = 1; statement <= cuts; statement++) await placeWhileCutAt(statement)
    expect(await desk.onHand(vase.stockId)).toBe(units - placed)
    expect(await desk.ledger(vase.stockId)).toEqual({ received: units, held: -placed, isBalanced: true })
    if (process.env.DROPS) console.log({ when, statements: cuts, drops: DROPS, placed })
  },
)
