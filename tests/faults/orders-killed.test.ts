import { afterAll, expect, test } from 'vitest'
import { aBuyingCrowd, expectEveryOrderOnce } from '#tests/support/buying-crowd.ts'
import { sellSomething } from '#tests/support/remote-buyer.ts'
import { aFreePort, query, type ShopProcess, shopProcesses } from '#tests/support/shop-process.ts'

const { aFolder, open, clear } = shopProcesses()
const folder = aFolder()
afterAll(clear)

/** Two kills on an ordinary run, each with twenty orders at moments of their own; ORDERS=10000 KILLS=100 IN_FLIGHT=40 for the figures in the docs. */
const ORDERS = Number(process.env.ORDERS ?? 40)
const KILLS = Number(process.env.KILLS ?? 2)
const IN_FLIGHT = Number(process.env.IN_FLIGHT ?? 20)
/** Fewer than buyers, so that the last units are fought for. */
const UNITS = Math.floor(ORDERS * 0.8)

test(
  '[CHECK-6] [I8] [I9] a shop that is killed again and again has every order that it confirmed, once, and no unit is lost',
  { timeout: 600_000 + KILLS * 60_000 + ORDERS * 400 },
  async () => {
    const port = await aFreePort()
    let shop = await open({ folder, port })
    const productId = await sellSomething(UNITS, (statement, values) => query(folder, statement, values))
    const crowd = aBuyingCrowd({ url: shop.url, productId, buyers: ORDERS, inFlight: IN_FLIGHT })
    for (let kill = 1; kill <= KILLS; kill++) {
      await crowd.someMomentIn(kill, KILLS + 1)
      shop = await killAndReopen(shop, () => open({ folder, port }))
    }
    const orders = await expectEveryOrderOnce(folder, { bought: await crowd.bought(), productId, units: UNITS })
    expect(crowd.retries()).toBeGreaterThan(0)
    if (process.env.ORDERS) console.log({ buyers: ORDERS, kills: KILLS, orders, retries: crowd.retries(), units: UNITS })
    await shop.stop()
  },
)

async function killAndReopen(shop: ShopProcess, reopen: () => Promise<ShopProcess>) {
  shop.tell('SIGKILL')
  await shop.ended
  return await reopen()
}
