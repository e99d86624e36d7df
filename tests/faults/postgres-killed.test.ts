import { afterAll, expect, test } from 'vitest'
import { isAlive } from '#postgres/process-facts.ts'
import { aBuyingCrowd, expectEveryOrderOnce } from '#tests/support/buying-crowd.ts'
import { eventually } from '#tests/support/eventually.ts'
import { familyOf } from '#tests/support/memory-use.ts'
import { sellSomething } from '#tests/support/remote-buyer.ts'
import { postmasterOf, query, shopProcesses } from '#tests/support/shop-process.ts'

const { aFolder, open, clear } = shopProcesses()
afterAll(clear)

/** One on an ordinary run; ROUNDS=50 for the figures in the docs. */
const ROUNDS = Number(process.env.ROUNDS ?? 1)
const BUYERS = 20 + 30 * ROUNDS
const IN_FLIGHT = 20
/** What a shop promises whose database fell; beside other tests the machine itself may take longer to start one. */
const BACK_WITHIN_MS = process.env.ROUNDS ? 5_000 : 30_000

test(
  '[I8] [I9] a PostgreSQL that is killed with all its processes while the shop sells loses no order that was confirmed',
  { timeout: 400_000 + ROUNDS * 60_000 },
  async () => {
    const folder = aFolder()
    const shop = await open({ folder })
    const productId = await sellSomething(BUYERS, (statement, values) => query(folder, statement, values))
    const crowd = aBuyingCrowd({ url: shop.url, productId, buyers: BUYERS, inFlight: IN_FLIGHT })
    const backAfterMs: number[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      await crowd.someMomentIn(round, ROUNDS + 1)
      const killed = familyOf(postmasterOf(folder)!)
      const killedAt = performance.now()
      for (const pid of killed) kill(pid)
      await eventually('its processes to be gone', () => !killed.some(isAlive))
      await eventually('the shop to sell again', async () => (await shop.ask('/readyz')).status === 200, BACK_WITHIN_MS)
      backAfterMs.push(Math.round(performance.now() - killedAt))
      expect(killed).not.toContain(postmasterOf(folder))
    }
    // Units for everybody: whoever asked has an order.
    const orders = await expectEveryOrderOnce(folder, { bought: await crowd.bought(), productId, units: BUYERS })
    expect(orders).toBe(BUYERS)
    expect(crowd.retries()).toBeGreaterThan(0)
    if (process.env.ROUNDS)
      console.log({ rounds: ROUNDS, orders, retries: crowd.retries(), backAfterMs: backAfterMs.toSorted((a, b) => a - b) })
    await shop.stop()
  },
)

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It went with the one before.
  }
}
