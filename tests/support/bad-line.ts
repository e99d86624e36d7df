import { expect } from 'vitest'
import { withDeadline } from '#db/query-deadline.ts'
import { createDatabase } from '#db/pool.ts'
import { databaseTrouble } from '#db/trouble.ts'
import type { anOrderDesk } from './an-order-desk.ts'
import { aWire, SILENCE_MS, type Way } from './cut-wire.ts'
import { orderDesk } from './order-desk.ts'

/** Far more than anybody tries to buy. */
const UNITS = 100_000

/** Buys a product of its own over a line of its own, so that several can buy at once without waiting for each other. */
export async function aBuyerOnABadLine(desk: Awaited<ReturnType<typeof anOrderDesk>>) {
  const wire = await aWire(desk.connection)
  const far = createDatabase({ connection: wire.connection, poolSize: 2, applicationName: 'a shop on a bad line' })
  const { orders } = orderDesk(far.kysely)
  const vase = await desk.aProduct({ units: UNITS })
  let placed = 0
  return {
    placed: () => placed,
    /** Orders while the line is cut at the statement, then tries again: the order is there once, and both answers name it. */
    placeWhileCutAt: async (statement: number, when: Way): Promise<'cut' | 'whole' | 'too slow'> => {
      const placing = await desk.aPlacing([{ productId: vase.id }])
      await far.check()
      wire.cutAt({ statement, when })
      // What the buyer is told then is "try again in a moment", not that something is broken.
      const trying = () =>
        when.startsWith('silent') ? withDeadline(SILENCE_MS / 2, () => orders.place(placing)) : orders.place(placing)
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
    },
    expectEveryUnit: async () => {
      expect(await desk.onHand(vase.stockId)).toBe(UNITS - placed)
      expect(await desk.ledger(vase.stockId)).toEqual({ received: UNITS, held: -placed, isBalanced: true })
    },
    close: async () => {
      await far.close()
      await wire.close()
    },
  }
}
