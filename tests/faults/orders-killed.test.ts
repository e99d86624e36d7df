import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { findRunningPostgres } from '#db/private-server.ts'
import { createDatabase } from '#db/pool.ts'
import { examineDatabase } from '#src/cli/doctor/database.ts'
import { eventually } from '#tests/support/eventually.ts'
import { cookiesOf, hiddenFields, orderIn, post, REMOTE_BUYER, sellSomething } from '#tests/support/remote-buyer.ts'
import { type Answer, aFreePort, askOnce, query, type ShopProcess, shopProcesses } from '#tests/support/shop-process.ts'

const { aFolder, open, clear } = shopProcesses()
const folder = aFolder()
afterAll(clear)

/** Enough to hit every moment of an order on an ordinary run; ORDERS=500 KILLS=25 for the figures in the docs. */
const ORDERS = Number(process.env.ORDERS ?? 60)
const KILLS = Number(process.env.KILLS ?? 3)
const IN_FLIGHT = 20
/** Fewer than buyers, so that the last units are fought for. */
const UNITS = Math.floor(ORDERS * 0.8)

test(
  '[CHECK-6] [I8] [I9] a shop that is killed again and again has every order that it confirmed, once, and no unit is lost',
  { timeout: 600_000 },
  async () => {
    const port = await aFreePort()
    let shop = await open({ folder, port })
    const productId = await sellSomething(UNITS, (statement, values) => query(folder, statement, values))
    const url = shop.url
    let retries = 0
    let done = 0

    const insist = async (ask: () => Promise<Answer>): Promise<Answer> => {
      for (;;) {
        const answer = await ask().catch(() => undefined)
        if (answer && answer.status < 500) return answer
        retries++
        await wait(50 + Math.random() * 100)
      }
    }
    const buy = async (buyer: number) => {
      const added = await insist(() => post(`${url}/?wc-ajax=add_to_cart`, { product_id: String(productId) }))
      const cookie = cookiesOf(added)
      if (cookie === '') return { buyer, orders: [] }
      const page = await insist(() => askOnce(`${url}/checkout/`, { headers: { cookie } }))
      const form = {
        ...REMOTE_BUYER,
        billing_email: `ana${buyer}@cliente.example`,
        ...hiddenFields(page.body),
        payment_method: 'vitrine_test',
      }
      const place = () => insist(() => post(`${url}/?wc-ajax=checkout`, form, cookie))
      // Every fifth buyer clicks twice.
      const answers = await Promise.all(buyer % 5 === 0 ? [place(), place()] : [place()])
      done++
      return { buyer, orders: answers.flatMap(({ body }) => orderIn(body)) }
    }

    const queue = Array.from({ length: ORDERS }, (_, at) => at)
    const bought: Awaited<ReturnType<typeof buy>>[] = []
    const shoppers = Array.from({ length: IN_FLIGHT }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) bought.push(await buy(next))
    })
    for (let kill = 1; kill <= KILLS; kill++) {
      const until = (ORDERS * kill) / (KILLS + 1)
      await eventually(`${until} buyers to be done`, () => done >= until, 300_000)
      await wait(Math.random() * 300)
      shop = await killAndReopen(shop, () => open({ folder, port }))
    }
    await Promise.all(shoppers)

    const confirmed = new Set(bought.flatMap(({ orders }) => orders))
    expect(bought.filter(({ orders }) => new Set(orders).size > 1)).toEqual([])
    const rows = await query<{ id: string }>(folder, 'select id from orders')
    expect(new Set(rows.map(({ id }) => Number(id)))).toEqual(confirmed)
    const emails = await query<{ email: string }>(folder, 'select email from orders group by email having count(*) > 1')
    expect(emails).toEqual([])
    expect(confirmed.size).toBeLessThanOrEqual(UNITS)
    const [stock] = await query<{ on_hand: number }>(folder, 'select on_hand from stock where product_id = $1', [productId])
    expect(stock!.on_hand).toBe(UNITS - confirmed.size)
    expect(retries).toBeGreaterThan(0)
    expect(await problemsOf()).toEqual([])
    if (process.env.ORDERS) console.log({ buyers: ORDERS, kills: KILLS, orders: confirmed.size, retries, units: UNITS })
    await shop.stop()
  },
)

async function killAndReopen(shop: ShopProcess, reopen: () => Promise<ShopProcess>) {
  shop.tell('SIGKILL')
  await shop.ended
  return await reopen()
}

/** Whatever the doctor finds wrong with the orders and their units. */
async function problemsOf() {
  const database = createDatabase({ connection: (await findRunningPostgres(folder))!, poolSize: 2, applicationName: 'tests' })
  try {
    const findings = await examineDatabase({ db: database.kysely, dataDir: folder, now: Date.now })
    return findings.filter(({ problems }) => problems.length > 0)
  } finally {
    await database.close()
  }
}
