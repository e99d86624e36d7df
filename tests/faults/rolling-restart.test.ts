import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { createDatabase } from '#db/pool.ts'
import { aDatabase } from '#tests/support/database.ts'
import { CUT } from '#http/drain.ts'
import { seedBareShop } from '#setup/bare-shop.ts'
import { eventually } from '#tests/support/eventually.ts'
import { orderDesk } from '#tests/support/order-desk.ts'
import { aFreePort, type Answer, askOnce, shopProcesses } from '#tests/support/shop-process.ts'

/** One round on an ordinary run; RESTARTS=20 for the figures in the docs. */
const RESTARTS = Number(process.env.RESTARTS ?? 2)
const VISITORS = 6
const READING_MS = 40
const ASK_EVERY_MS = 100

const { aFolder, open, clear } = shopProcesses()
afterAll(clear)

type Visit = { path: string; method?: 'POST'; body?: string; expected: RegExp }

test(
  'shops behind a balancer that are stopped and started one after the other fail nobody',
  { timeout: 400_000 + RESTARTS * 60_000 },
  async () => {
    const database = await aDatabase()
    await seedBareShop(database.kysely)
    const maker = createDatabase({ connection: database.connection, poolSize: 1, applicationName: 'tests' })
    const vase = await orderDesk(maker.kysely).aProduct({ units: null })
    await maker.close()
    const folders = [aFolder(), aFolder()]
    const { host, database: name, user } = database.connection
    const env = {
      DATABASE_URL:
        database.connection.connectionString ?? `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host ?? '')}`,
      SECRET: 'one secret for every process of this shop',
      SHOP_URL: 'http://127.0.0.1',
      CLOSING_NOTICE: '2',
      LOG_LEVEL: 'warn',
    }
    // A balancer knows two addresses, and whoever comes back comes back to its own.
    const ports = [await aFreePort(), await aFreePort()]
    const start = (place: number) => open({ folder: folders[place]!, env, port: ports[place]! })
    const shops = [await start(0), await start(1)]

    /** As balancers do: each is asked now and then whether it is ready; nothing that was sent is sent twice. */
    const door = { isOpen: true }
    const isReady = [true, true]
    let noticed = 0
    const watch = ports.map(async (port, place) => {
      while (door.isOpen) {
        const answer = await askOnce(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
        if (isReady[place] && answer?.status === 503) noticed++
        isReady[place] = answer?.status === 200
        await pause(ASK_EVERY_MS)
      }
    })
    let turn = 0
    const ask = ({ path, method, body }: Visit): Promise<Answer> => {
      const asking = {
        ...(method && { method }),
        headers: { host: '127.0.0.1', ...(body && { 'content-type': 'application/x-www-form-urlencoded' }) },
        ...(body && { body }),
      }
      const next = turn++ % 2
      const place = isReady[next] ? next : 1 - next
      return askOnce(`http://127.0.0.1:${ports[place]}${path}`, asking)
    }

    const visits: Visit[] = [
      { path: '/', expected: /<\/html>/ },
      { path: '/loja/?orderby=price', expected: /<\/html>/ },
      { path: '/minha-conta/', expected: /woocommerce-login-nonce/ },
      { path: '/?wc-ajax=add_to_cart', method: 'POST', body: `product_id=${vase.id}&quantity=1`, expected: /cart_hash/ },
    ]
    const failed: string[] = []
    let answered = 0
    const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let at = visitor; door.isOpen; at++) {
        const visit = visits[at % visits.length]!
        try {
          const { status, body } = await ask(visit)
          answered++
          if (status !== 200 || !visit.expected.test(body)) failed.push(`${visit.path}: ${status}`)
        } catch (error) {
          failed.push(`${visit.path}: ${(error as Error).message}`)
        }
        // Visitors read what they get; without this they would leave nothing of the machine to the shop that starts.
        await pause(READING_MS)
      }
    })

    for (let restart = 0; restart < RESTARTS; restart++) {
      const leaving = shops[restart % 2]!
      expect(await leaving.stop()).toEqual({ code: 0, signal: null })
      expect(leaving.out()).not.toContain(CUT)
      shops[restart % 2] = await start(restart % 2)
      await eventually('the balancer to know of the one that is back', () => isReady[restart % 2]!)
    }
    door.isOpen = false
    await Promise.all([...visitors, ...watch])
    if (process.env.RESTARTS) console.log({ restarts: RESTARTS, answered })
    expect(failed).toEqual([])
    expect(noticed).toBeGreaterThanOrEqual(RESTARTS)
    expect(answered).toBeGreaterThan(RESTARTS * 10)
    for (const shop of shops) await shop.stop()
    await database.close()
  },
)
