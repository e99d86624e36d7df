import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrderDesk } from './support/an-order-desk.ts'
import { aBuyerOnABadLine } from './support/bad-line.ts'
import { WAYS } from './support/cut-wire.ts'

/** More statements than an order has; the test itself says how many there were. */
const STATEMENTS = 40
/** Once at each of them on an ordinary run; DROPS=100 for the figures in the docs. */
const DROPS = Number(process.env.DROPS ?? 1)
/** Silence takes its time: many wait for it at once, each on a line of its own. */
const BUYERS = Math.min(DROPS, 8)

let desk: Awaited<ReturnType<typeof anOrderDesk>>
beforeAll(async () => {
  desk = await anOrderDesk()
})
afterAll(() => desk.close())

test.each(WAYS)(
  '[CHECK-6] [I8] [I9] an order whose line breaks at any of its statements (%s) is there once after the next try',
  { timeout: 400_000 + DROPS * 60_000 },
  async (when) => {
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => aBuyerOnABadLine(desk)))
    let tooSlow = 0
    /** On a busy machine patience may end before the statement is reached: then once more. False past the last statement. */
    const cutAt = async (statement: number, buyer: (typeof buyers)[number]) => {
      for (let tries = 0; tries < STATEMENTS; tries++) {
        const outcome = await buyer.placeWhileCutAt(statement, when)
        if (outcome !== 'too slow') return outcome === 'cut'
        tooSlow++
      }
      throw new Error(`Statement ${statement} was not reached in ${STATEMENTS} tries: this machine is too busy.`)
    }
    let statements = 0
    while (statements < STATEMENTS && (await cutAt(statements + 1, buyers[0]!))) statements++
    expect(statements).toBeGreaterThan(5)
    expect(statements).toBeLessThan(STATEMENTS)

    const rest = Array.from({ length: (DROPS - 1) * statements }, (_, at) => (at % statements) + 1)
    const buyAllTheRest = async (buyer: (typeof buyers)[number]) => {
      for (let next = rest.pop(); next; next = rest.pop()) expect([next, await cutAt(next, buyer)]).toEqual([next, true])
    }
    await Promise.all(buyers.map(buyAllTheRest))
    for (const buyer of buyers) await buyer.expectEveryUnit()
    const placed = buyers.reduce((sum, buyer) => sum + buyer.placed(), 0)
    expect(placed).toBe(DROPS * statements + 1 + tooSlow)
    if (process.env.DROPS) console.log({ when, statements, drops: DROPS, cuts: DROPS * statements, placed, tooSlow })
    await Promise.all(buyers.map((buyer) => buyer.close()))
  },
)
