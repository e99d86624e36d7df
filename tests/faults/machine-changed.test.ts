import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findRunningPostgres } from '#postgres/private-server.ts'
import { aBuyingCrowd, expectEveryOrderOnce } from '#tests/support/buying-crowd.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anHaproxy } from '#tests/support/haproxy.ts'
import { sellSomething } from '#tests/support/remote-buyer.ts'
import { aFreePort, askOnce, query, shopProcesses } from '#tests/support/shop-process.ts'

/** One machine leaves and one falls on an ordinary run; CHANGES=5 for more of both. */
const CHANGES = Number(process.env.CHANGES ?? 1)
/** More than anybody buys here, so that no purchase fails for want of units. */
const UNITS = 100_000
const IN_FLIGHT = 2
const SHARED = ['media', 'downloads', 'uploads', 'transfers']

const { aFolder, open, clear } = shopProcesses()
const closers: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closers) await close()
  await clear()
})

test(
  '[I8] [I9] machines behind HAProxy leave, come back and fall while people buy, and every purchase is there once',
  { timeout: 400_000 + CHANGES * 120_000 },
  async () => {
    const ports = [await aFreePort(), await aFreePort(), await aFreePort()] as const
    const origin = `http://127.0.0.1:${ports[2]}`
    const home = aFolder()
    const env = { SECRET: 'one secret for every machine of this shop', SHOP_URL: origin, CLOSING_NOTICE: '3' }
    // The worker's machine has the database and the shared folders.
    await open({ folder: home, env: { ...env, ROLE: 'worker' } })
    const { host } = (await findRunningPostgres(home))!
    const DATABASE_URL = `postgres://vitrine@localhost/vitrine?host=${encodeURIComponent(host!)}`
    const folders = [aMachineFolder(home), aMachineFolder(home)] as const
    const start = (place: 0 | 1) =>
      open({
        folder: folders[place],
        port: ports[place],
        env: { ...env, ROLE: 'web', DATABASE_URL, TRUST_PROXY: '127.0.0.1' },
      })
    const machines = await Promise.all([start(0), start(1)])
    const balancer = await anHaproxy({ port: ports[2], machines: [ports[0], ports[1]] })
    closers.push(balancer.close)
    const productId = await sellSomething(UNITS, (statement, values) => query(home, statement, values))

    const crowd = aBuyingCrowd({ url: origin, productId, buyers: UNITS, inFlight: IN_FLIGHT, restMs: 400 })
    const bought = crowd.bought()
    const moreBuy = async (many = 3) => {
      const from = crowd.done()
      await eventually('more people to have bought', () => crowd.done() >= from + many)
    }
    const sellsAgain = (place: 0 | 1) =>
      eventually('the machine that came back to sell', async () => (await ordersTakenBy(machines[place].port)) > 0)

    for (let change = 0; change < CHANGES; change++) {
      await moreBuy()
      expect(await machines[0].stop()).toEqual({ code: 0, signal: null })
      await moreBuy()
      machines[0] = await start(0)
      await sellsAgain(0)
    }
    // Of all this no buyer noticed anything.
    expect(crowd.failed()).toEqual([])

    for (let change = 0; change < CHANGES; change++) {
      if (change > 0) {
        machines[1] = await start(1)
        await sellsAgain(1)
      }
      await moreBuy()
      await machines[1].stop('SIGKILL')
      await moreBuy()
    }
    crowd.enough()
    const orders = await expectEveryOrderOnce(home, { bought: await bought, productId, units: UNITS })
    expect(orders).toBeGreaterThan(CHANGES * 8)
    if (process.env.CHANGES) console.log({ changes: CHANGES, orders, retriesAfterKills: crowd.retries() })
  },
)

/** A data folder of its own, but for what machines share. */
function aMachineFolder(home: string) {
  const folder = aFolder()
  for (const name of SHARED) {
    mkdirSync(join(home, name), { recursive: true })
    symlinkSync(join(home, name), join(folder, name))
  }
  return folder
}

async function ordersTakenBy(port: number) {
  const { body } = await askOnce(`http://127.0.0.1:${port}/metrics`)
  const counted = /^vitrine_http_request_seconds_count\{(?=[^}]*POST)[^}]*status="200"[^}]*\} (\d+)$/m.exec(body)
  return Number(counted?.[1] ?? 0)
}
