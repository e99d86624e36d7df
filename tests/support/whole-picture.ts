import { anHaproxy } from './haproxy.ts'
import { aPgBouncer } from './pgbouncer.ts'
import { aReplicatedDatabase } from './replica.ts'
import { anS3Server } from './s3-server.ts'
import { aFreePort, type ShopProcess, shopProcesses } from './shop-process.ts'
import { aVarnish } from './varnish.ts'

/**
 * Everything that a shop of several machines has, at once and each in a process of its own: Varnish, HAProxy, two shops and a worker
 * with folders of their own, PgBouncer, PostgreSQL with a replica, an S3 store.
 */
export async function aWholePicture(more: Record<string, string> = {}) {
  const { aFolder, open, clear } = shopProcesses()
  const closers: (() => Promise<unknown>)[] = []
  const closing = <T extends { close: () => Promise<unknown> }>(part: T): T => {
    closers.unshift(part.close)
    return part
  }
  const close = async () => {
    // Before what they ask is away.
    await clear()
    for (const one of closers) await one()
  }
  try {
    const [database, store] = (await Promise.all([aReplicatedDatabase(), anS3Server()])).map(closing) as [
      Awaited<ReturnType<typeof aReplicatedDatabase>>,
      Awaited<ReturnType<typeof anS3Server>>,
    ]
    const bucket = await store.bucket()
    const pooler = closing(await aPgBouncer(database.database.connection))
    const port = await aFreePort()
    const origin = `http://127.0.0.1:${port}`
    const env = {
      SECRET: 'one secret for every machine of this shop',
      SHOP_URL: origin,
      DATABASE_URL: database.url,
      DATABASE_POOLER_URL: pooler.url,
      // Debian's PgBouncer is older than 1.21.
      PREPARED_STATEMENTS: 'off',
      DATABASE_READ_URL: database.replica.url,
      STORAGE_URL: bucket.url,
      EDGE_URL: `varnish://127.0.0.1:${port}`,
      TRUST_PROXY: '127.0.0.1',
      ...more,
    }
    const startWorker = () => open({ folder: aFolder(), env: { ...env, ROLE: 'worker' } })
    // The first of all fills the empty shop and prints who may come in.
    const worker = await startWorker()
    const ports = [await aFreePort(), await aFreePort()] as const
    const startShop = (place: 0 | 1) => open({ folder: aFolder(), port: ports[place], env: { ...env, ROLE: 'web' } })
    const shops: [ShopProcess, ShopProcess] = await Promise.all([startShop(0), startShop(1)])
    const inside = await aFreePort()
    closing(await anHaproxy({ port: inside, machines: ports }))
    closing(await aVarnish({ port, shopPort: inside }))
    return { origin, env, database, store, bucket, pooler, worker, shops, aFolder, startShop, startWorker, close }
  } catch (error) {
    await close()
    throw error
  }
}
export type WholePicture = Awaited<ReturnType<typeof aWholePicture>>
