import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { createApp } from '#src/app.ts'
import { type Config, readConfig } from '#src/config.ts'
import type { Connection } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'
import { createStorage } from '#storage/create-storage.ts'
import { createLog } from '#http/log.ts'
import type { VitalSigns } from '#http/vital-signs.ts'
import type { Clock } from '#kit/clock.ts'
import type { CheckoutExtraFields, CheckoutFees } from '#shop/checkout/ask-others.ts'
import type { ReadTxt } from '#mail/server/domain-check.ts'
import type { Network } from '#outgoing/exchange.ts'
import type { GoogleAddresses } from '#shop/accounts/google/addresses.ts'
import { seedBareShop } from '#setup/bare-shop.ts'
import { aDatabase } from './database.ts'
import { aDemoDatabase } from './demo-shop.ts'
import { aFreePort } from './shop-process.ts'

export const SECRET = 'a secret that is long enough for tests'

/** The process of the tests does much besides being a shop: its own turns say nothing of how busy the shop is. */
const WELL: VitalSigns = { lagMs: 5, heap: 0.3 }

export type ShopOptions = Surroundings & {
  demo?: boolean
  /** A migrated database of another server, without content. */
  on?: Awaited<ReturnType<typeof aDatabase>>
  config?: Partial<Config>
  /** Names of those that are switched on. */
  extensions?: string[]
  /** What changes in its database before it starts. */
  before?: (db: Kysely<Database>, connection: Connection) => Promise<unknown>
  /** The way on which the shop itself reaches its database. */
  reach?: (connection: Connection) => Promise<Connection>
}

/** What is handed to a shop in place of the world. */
export type Surroundings = {
  write?: NodeJS.WritableStream
  clock?: Clock
  /** How the process is, in place of looking at it. */
  readSigns?: () => VitalSigns
  /** What is added to orders or taken off them. */
  checkoutFees?: CheckoutFees
  /** What is asked at the checkout besides. */
  extraFields?: CheckoutExtraFields
  /** Which other servers may be called. */
  network?: Network
  /** Where Google is. */
  googleAddresses?: GoogleAddresses
  /** What DNS says. */
  readTxt?: ReadTxt
}

/** A whole shop on a database of its own, asked through `inject`, without a port. */
export async function aShop({
  demo = false,
  on,
  config = {},
  extensions = [],
  before = async () => {},
  reach = async (connection) => connection,
  ...surroundings
}: ShopOptions = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-shop-'))
  const database = on ?? (demo ? await aDemoDatabase(dataDir) : await aDatabase())
  const db = database.kysely
  if (!demo) await seedBareShop(db)
  for (const name of extensions) await db.insertInto('extensions').values({ name, is_active: true }).execute()
  await before(db, database.connection)
  const app = await aMachine({ dataDir, config, connection: await reach(database.connection), ...surroundings })
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

type Machine = Surroundings & { dataDir: string; config: Partial<Config>; connection: Connection }

/** One machine of a shop: its settings are those of a test, but for what is said otherwise. */
export async function aMachine({ dataDir, config, connection, write, readSigns = () => WELL, ...given }: Machine) {
  const usual = {
    ...readConfig({ DATA_DIR: dataDir, SHOP_URL: 'http://127.0.0.1' }),
    rateLimits: false,
    testPayments: 'always' as const,
  }
  const settings = { ...usual, ...config }
  const log = createLog({ level: write ? 'debug' : 'silent', write })
  const app = await createApp({ config: settings, connection, secret: SECRET, log, readSigns, ...given })
  return { ...app, storage: createStorage(settings) }
}

/** The same on a port of its own that it also names in its addresses, for a browser. */
export async function anOpenShop(options: ShopOptions = {}): Promise<TestShop & { origin: string }> {
  const port = await aFreePort()
  const origin = `http://127.0.0.1:${port}`
  const wanted = { before: holdPopups, ...options, config: { ...options.config, shopUrl: origin } }
  if (process.env.WHOLE_PICTURE) {
    const { aShopOfManyMachines } = await import('./many-machines.ts')
    return { ...(await aShopOfManyMachines(wanted, port)), origin }
  }
  const shop = await aShop(wanted)
  await shop.http.listen({ port, host: '127.0.0.1' })
  return { ...shop, origin }
}

/** Popups that come after some time come into the middle of a test on a busy machine, and take the focus with them. */
const holdPopups = (db: Kysely<Database>) =>
  db
    .updateTable('content')
    .set({ settings: sql`settings #- '{triggers,page_load}'` })
    .where('type', '=', 'popup')
    .execute()

export type TestShop = Awaited<ReturnType<typeof aShop>>

/** A browser's memory for cookies, as far as a shop needs one. */
export function aCookieJar() {
  const cookies = new Map<string, string>()
  return {
    take: (header: string | string[] | undefined) => {
      for (const line of [header ?? []].flat()) {
        const [pair = ''] = line.split(';')
        const [name = '', value = ''] = pair.split('=')
        if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
        else cookies.set(name, value)
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    size: () => cookies.size,
  }
}
