import { chmodSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { createDatabase } from '#db/pool.ts'
import { type PrivatePostgres, startPrivatePostgres } from '#postgres/private-server.ts'
import { examineDatabase } from '#ops/doctor/database.ts'
import { crashImages } from '#tests/support/crash-image.ts'
import { eventually } from '#tests/support/eventually.ts'
import { orderDesk } from '#tests/support/order-desk.ts'
import { aRunFolder } from '#tests/support/run-folder.ts'

/** One cut on an ordinary run; CUTS=12 for the figures in the docs. */
const CUTS = Number(process.env.CUTS ?? 1)
/** CONTROL=10s: the server confirms first and writes up to so long after; the run must then find orders missing, and fail. */
const { CONTROL } = process.env
const BUYERS = 6
const UNITS = 1_000_000
/** Orders that are confirmed between two cuts. */
const BETWEEN_CUTS = 25

const folder = aRunFolder()
chmodSync(folder, 0o711)
const images = crashImages(folder)
const running = new Set<PrivatePostgres>()
const start = async (dataDir: string) => {
  const server = await startPrivatePostgres({ dataDir, say: () => {} })
  running.add(server)
  return server
}
const stop = async (server: PrivatePostgres) => {
  await server.stop()
  running.delete(server)
}
afterAll(async () => {
  for (const server of running) await server.stop()
  images.clear()
  rmSync(folder, { recursive: true, force: true })
})

test(
  '[I9] every order that was confirmed is there after a power cut that loses all but what was made safe',
  { timeout: 400_000 + CUTS * 30_000 },
  async () => {
    const first = await start(folder)
    await migrate({ connection: first.connection })
    const maker = createDatabase({ connection: first.connection, poolSize: 2, applicationName: 'tests' })
    // A product for each buyer: nobody waits for another's unit while the disk is copied.
    const vases: { id: number; stockId: number }[] = []
    for (let buyer = 0; buyer < BUYERS; buyer++) vases.push(await orderDesk(maker.kysely).aProduct({ units: UNITS }))
    await maker.close()
    await stop(first)
    images.takeCold()

    const server = await start(folder)
    images.takeControl()
    const database = createDatabase({ connection: server.connection, poolSize: BUYERS, applicationName: 'tests' })
    const watcher = new Client(server.superuser)
    watcher.on('error', () => {})
    await watcher.connect()
    if (CONTROL) {
      await watcher.query('alter system set synchronous_commit = off')
      await watcher.query(`alter system set wal_writer_delay = '${CONTROL}'`)
      await watcher.query('select pg_reload_conf()')
    }
    const desk = orderDesk(database.kysely)
    const confirmed: number[] = []
    const door = { isOpen: true }
    const buy = async (productId: number) => {
      const outcome = await desk.placeInTheCrowd(await desk.aPlacing([{ productId }]))
      if (outcome.ok) confirmed.push(outcome.order.id)
    }
    const buyers = vases.map(async ({ id }) => {
      while (door.isOpen) await buy(id)
    })

    for (let cut = 1; cut <= CUTS; cut++) {
      await eventually(`orders before cut ${cut}`, () => confirmed.length >= cut * BETWEEN_CUTS)
      const known = [...confirmed]
      const image = await images.cut(watcher)
      const survivor = await start(image)
      const left = createDatabase({ connection: survivor.connection, poolSize: 2, applicationName: 'tests' })
      const rows = await left.kysely.selectFrom('orders').select('id').execute()
      const found = new Set(rows.map(({ id }) => id))
      expect(known.filter((id) => !found.has(id))).toEqual([])
      const survived = orderDesk(left.kysely)
      const units = await Promise.all(vases.map(({ stockId }) => survived.onHand(stockId)))
      expect(units.reduce((sum, each) => sum + each, 0)).toBe(BUYERS * UNITS - found.size)
      const findings = await examineDatabase({ db: left.kysely, dataDir: image, now: Date.now })
      expect(findings.filter(({ problems }) => problems.length > 0)).toEqual([])
      // It sells again.
      await survived.anOrder([{ productId: vases[0]!.id }])
      await left.close()
      await stop(survivor)
      images.drop(image)
    }
    door.isOpen = false
    await Promise.all(buyers)
    if (process.env.CUTS) console.log({ cuts: CUTS, orders: confirmed.length })
    await watcher.end()
    await database.close()
    await stop(server)
  },
)
