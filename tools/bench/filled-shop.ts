import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import type { Connection } from '#db/connection.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase } from '#db/pool.ts'
import { seedBareShop } from '#setup/bare-shop.ts'
import { createLog } from '#http/log.ts'
import { createApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'

export type FilledShop = { http: FastifyInstance; connection: Connection; close: () => Promise<void> }
type Options = { dataDir: string; name: string; fill: (connection: Connection) => Promise<void> }

/** A shop in this process with a database of its own, filled before it opens. */
export async function openFilledShop(superuser: Connection, { dataDir, name, fill }: Options): Promise<FilledShop> {
  const client = new Client(superuser)
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  const connection = { ...superuser, database: name }
  await migrate({ connection })
  const database = createDatabase({ connection, poolSize: 2, applicationName: 'vitrine bench' })
  await seedBareShop(database.kysely)
  await database.close()
  await fill(connection)
  const config = { ...readConfig({ DATA_DIR: dataDir, SHOP_URL: 'http://127.0.0.1' }), rateLimits: false }
  const secret = 'a secret that is long enough to measure'
  const app = await createApp({ config, connection, secret, log: createLog({ level: 'silent' }) })
  return { http: app.http, connection, close: app.close }
}
