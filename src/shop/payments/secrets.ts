import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { createLock } from '#kit/secret-lock.ts'

/** Keys and certificates of payment services: encrypted, in a table of their own, shown to nobody. */
export function createPaymentSecrets({ db, secret }: { db: Kysely<Database>; secret: string }) {
  const lock = createLock(secret, 'vitrine: secrets of payment services')
  const rowOf = (method: string, name: string) => Buffer.from(`${method}/${name}`)
  return {
    /** Opened, by their names. One that no longer opens, because the shop's own secret is another one, is not there. */
    open: async (method: string): Promise<Map<string, string>> => {
      const rows = await db.selectFrom('payment_secrets').select(['name', 'locked']).where('method', '=', method).execute()
      return new Map(
        rows.flatMap(({ name, locked }) => {
          const value = lock.open(locked, rowOf(method, name))
          return value === undefined ? [] : [[name, value] as const]
        }),
      )
    },
    /** An empty one is taken away. */
    keep: async (trx: Transaction<Database>, method: string, values: ReadonlyMap<string, string>) => {
      for (const [name, value] of values) {
        if (value === '') {
          await trx.deleteFrom('payment_secrets').where('method', '=', method).where('name', '=', name).execute()
          continue
        }
        const locked = lock.close(value, rowOf(method, name))
        await trx
          .insertInto('payment_secrets')
          .values({ method, name, locked })
          .onConflict((conflict) => conflict.columns(['method', 'name']).doUpdateSet({ locked }))
          .execute()
      }
    },
  }
}
export type PaymentSecrets = ReturnType<typeof createPaymentSecrets>
