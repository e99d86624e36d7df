import { type Kysely, sql, type Transaction } from 'kysely'
import { createLock } from '#kit/secret-lock.ts'
import type { Database } from './schema.ts'

type Options = {
  db: Kysely<Database>
  /** The shop's own. */
  secret: string
  /** What these secrets serve for: one that is closed for one purpose does not open for another. */
  purpose: string
  /** A table of three columns: whose it is (`owner`), `name` and `locked`. */
  table: string
  owner: string
}

/** Keys and certificates of services: encrypted, in a table of their own, shown to nobody. */
export function createServiceSecrets({ db, secret, purpose, table, owner }: Options) {
  const lock = createLock(secret, purpose)
  const rowOf = (service: string, name: string) => Buffer.from(`${service}/${name}`)
  const [rows, whose] = [sql.table(table), sql.ref(owner)]
  const open = async (service: string): Promise<Map<string, string>> => {
    const { rows: found } = await sql<{ name: string; locked: Buffer }>`
      select name, locked from ${rows} where ${whose} = ${service}`.execute(db)
    return new Map(
      found.flatMap(({ name, locked }) => {
        const value = lock.open(locked, rowOf(service, name))
        return value === undefined ? [] : [[name, value] as const]
      }),
    )
  }
  return {
    /** Opened, by their names. One that no longer opens, because the shop's own secret is another one, is not there. */
    open,
    /** Which there will be after a change; an empty one goes. */
    namesAfter: async (service: string, changed: ReadonlyMap<string, string>): Promise<string[]> => {
      const names = new Set((await open(service)).keys())
      for (const [name, value] of changed) {
        if (value === '') names.delete(name)
        else names.add(name)
      }
      return [...names].toSorted()
    },
    /** An empty one is taken away. */
    keep: async (trx: Transaction<Database>, service: string, values: ReadonlyMap<string, string>) => {
      for (const [name, value] of values) {
        if (value === '') {
          await sql`delete from ${rows} where ${whose} = ${service} and name = ${name}`.execute(trx)
          continue
        }
        const locked = lock.close(value, rowOf(service, name))
        await sql`insert into ${rows} (${whose}, name, locked) values (${service}, ${name}, ${locked})
          on conflict (${whose}, name) do update set locked = excluded.locked`.execute(trx)
      }
    },
  }
}
export type ServiceSecrets = ReturnType<typeof createServiceSecrets>
