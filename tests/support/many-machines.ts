import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '#src/config.ts'
import { runPostgres } from './database.ts'
import { DEMO_BUCKET } from './demo-shop.ts'
import { anHaproxy } from './haproxy.ts'
import { aPgBouncer } from './pgbouncer.ts'
import { s3At } from './s3-server.ts'
import { aMachine, aShop, type ShopOptions, type TestShop } from './shop.ts'
import { aFreePort } from './shop-process.ts'
import { aVarnish } from './varnish.ts'

/**
 * The shop of a journey as several machines have it (WHOLE_PICTURE=yes): Varnish at this port and HAProxy behind it, two that answer
 * visitors and one that works, each with a folder of its own, PgBouncer, a replica, an S3 store. The first machine is the one that
 * the test talks to directly.
 */
export async function aShopOfManyMachines(options: ShopOptions, port: number): Promise<TestShop> {
  const { more } = await runPostgres()
  if (!more) throw new Error('WHOLE_PICTURE wants a PostgreSQL of its own: run without TEST_DATABASE_URL.')
  const store = s3At(more.store)
  const closers: (() => Promise<unknown>)[] = []
  const { on: _, demo, before, reach: __, config: wished, extensions: ___, ...surroundings } = options
  const config: Partial<Config> = {
    ...wished,
    preparedStatements: false,
    trustProxy: ['127.0.0.1'],
    storage: (await store.bucket()).address,
    // The demo's pictures lie in a bucket of all shops of the run.
    ...(demo && { formerStorage: store.addressOf(DEMO_BUCKET).address }),
    edge: { url: `varnish://127.0.0.1:${port}`, token: undefined },
  }
  const first = await aShop({
    ...options,
    config: Object.assign(config, { role: 'web' as const }),
    before: async (db, connection) => {
      const pooler = await aPgBouncer(connection)
      closers.push(pooler.close)
      config.databasePoolerUrl = pooler.url
      config.databaseReadUrl = `postgres://postgres@localhost/${connection.database}?host=${encodeURIComponent(more.replica)}`
      await before?.(db, connection)
    },
  })
  const another = async (role: 'web' | 'worker') => {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-shop-'))
    const machine = await aMachine({
      ...surroundings,
      dataDir,
      connection: first.connection,
      config: { ...config, dataDir, role },
    })
    closers.unshift(async () => {
      await machine.close()
      rmSync(dataDir, { recursive: true, force: true })
    })
    return machine
  }
  const second = await another('web')
  await another('worker')
  const open = async ({ http }: Pick<TestShop, 'http'>) => {
    const at = await aFreePort()
    await http.listen({ port: at, host: '127.0.0.1' })
    return at
  }
  const inside = await aFreePort()
  const balancer = await anHaproxy({ port: inside, machines: [await open(first), await open(second)], isPatient: true })
  closers.unshift(balancer.close)
  const edge = await aVarnish({ port, shopPort: inside, isPatient: true })
  closers.unshift(edge.close)
  return {
    ...first,
    close: async () => {
      // The pooler goes when nobody asks it any more; the database goes last.
      const pooler = closers.pop()!
      for (const close of closers) await close()
      await first.close()
      await pooler()
    },
  }
}
