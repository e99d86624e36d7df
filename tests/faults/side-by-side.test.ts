import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startPrivatePostgres } from '#postgres/private-server.ts'
import { aBuyingCrowd, expectEveryOrderOnce } from '#tests/support/buying-crowd.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anHaproxy } from '#tests/support/haproxy.ts'
import { theLastVersion } from '#tests/support/last-version.ts'
import { sellSomething } from '#tests/support/remote-buyer.ts'
import { aFreePort, askOnce, query, shopProcesses } from '#tests/support/shop-process.ts'

const UNITS = 100_000
const IN_FLIGHT = 2

const { aFolder, open, clear } = shopProcesses()
const closers: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
  await clear()
})

/**
 * A shop of two machines is upgraded: while the last version sells, this one migrates its database, then both sell to the same people,
 * whose carts and orders go from one to the other, and then the last version leaves. It proves this of purchases, pages and prices; what
 * else the last version sends is guarded by tests/expand-contract.test.ts.
 */
test(
  'the last version and this one sell side by side on the database of this one, and no purchase fails',
  { timeout: 600_000 },
  async () => {
    const last = theLastVersion()
    closers.push(async () => rmSync(last.folder, { recursive: true, force: true }))
    const home = aFolder()
    const server = await startPrivatePostgres({ dataDir: home, say: () => {}, durable: false })
    closers.push(server.stop)
    const ports = [await aFreePort(), await aFreePort(), await aFreePort()] as const
    const origin = `http://127.0.0.1:${ports[2]}`
    const env = {
      SECRET: 'one secret for every machine of this shop',
      SHOP_URL: origin,
      CLOSING_NOTICE: '3',
      TRUST_PROXY: '127.0.0.1',
      DATABASE_URL: `postgres://vitrine@localhost/vitrine?host=${encodeURIComponent(server.connection.host!)}`,
    }
    const before = await open({ folder: aFolder(), port: ports[0], env, script: [last.script] })
    const balancer = await anHaproxy({ port: ports[2], machines: [ports[0], ports[1]] })
    closers.push(balancer.close)
    const productId = await sellSomething(UNITS, (statement, values) => query(home, statement, values))
    const migrations = async () => (await query<{ name: string }>(home, 'select name from schema_migrations')).length
    const known = await migrations()
    expect(known).toBe(migrationsIn(last.folder))

    const crowd = aBuyingCrowd({ url: origin, productId, buyers: UNITS, inFlight: IN_FLIGHT, restMs: 400 })
    const bought = crowd.bought()
    const moreBuy = async (many: number) => {
      const from = crowd.done()
      await eventually('more people to have bought', () => crowd.done() >= from + many)
    }
    await moreBuy(3)
    const after = await open({ folder: aFolder(), port: ports[1], env })
    expect(await migrations()).toBe(migrationsIn(join(import.meta.dirname, '..', '..')))
    await eventually('this version to sell', async () => (await salesOf(ports[1])) > 0)
    const soldBefore = await salesOf(ports[0])
    await moreBuy(6)
    await eventually('the last version to sell beside it', async () => (await salesOf(ports[0])) > soldBefore)

    // What one of them keeps in memory is forgotten when the other's database tells that it changed.
    await query(home, `update products set price_cents = 3100 where id = $1`, [productId])
    for (const shop of [before, after])
      await eventually('the new price', async () => (await shop.ask('/produto/guia/')).body.includes('31,00'))

    expect(await before.stop()).toEqual({ code: 0, signal: null })
    await moreBuy(3)
    crowd.enough()
    await expectEveryOrderOnce(home, { bought: await bought, productId, units: UNITS })
    expect(crowd.failed()).toEqual([])
  },
)

const migrationsIn = (folder: string) => {
  const place = join(folder, 'db', 'migrations')
  return existsSync(place) ? readdirSync(place).filter((file) => file.endsWith('.sql')).length : 0
}

async function salesOf(port: number) {
  const { body } = await askOnce(`http://127.0.0.1:${port}/metrics`)
  const counted = /^vitrine_http_request_seconds_count\{(?=[^}]*POST)[^}]*status="200"[^}]*\} (\d+)$/m.exec(body)
  return Number(counted?.[1] ?? 0)
}
