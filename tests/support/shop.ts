import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#src/app.ts'
import { type Config, readConfig } from '#src/config.ts'
import { createLog } from '#http/log.ts'
import { seedBareShop } from '#demo/seed-bare.ts'
import { seedDemo } from '#demo/seed.ts'
import { aDatabase } from './database.ts'

export const SECRET = 'a secret that is long enough for tests'

/** A whole shop on a database of its own, asked through `inject`, without a port. */
export async function aShop({
  demo = false,
  config = {},
  write,
}: { demo?: boolean; config?: Partial<Config>; write?: NodeJS.WritableStream } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-shop-'))
  const database = await aDatabase()
  const db = database.kysely
  if (demo)
    await seedDemo({ db, mediaFolder: join(dataDir, 'media'), downloadsFolder: join(dataDir, 'downloads'), say: () => {} })
  else await seedBareShop(db)
  const settings = { ...readConfig({ DATA_DIR: dataDir, SHOP_URL: 'http://127.0.0.1' }), rateLimits: false, ...config }
  const log = createLog({ level: write ? 'debug' : 'silent', write })
  const app = await createApp({ config: settings, connection: database.connection, secret: SECRET, log })
  return {
    ...app,
    db,
    connection: database.connection,
    dataDir,
    get: (url: string, headers: Record<string, string> = {}) =>
      app.http.inject({ url, headers: { accept: 'text/html', ...headers } }),
    close: async () => {
      await app.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type TestShop = Awaited<ReturnType<typeof aShop>>

/** A browser's memory for cookies, as far as a shop needs one. */
export function aCookieJar() {
  const cookies = new Map<string, string>()
  return {
    take: (header: string | string[] | undefined) => {
      for (const line of [header ?? []].flat()) {
        const [pair = ''] = line.split(';')
        const [name = '', value = ''] = pair.split('=')
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    size: () => cookies.size,
  }
}
