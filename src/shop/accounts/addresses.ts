import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { AddressKind, KeptAddresses } from './contract.ts'

/** The addresses that a customer keeps for the next purchase. What is given to `keep` was checked before. */
export function createAddresses({ db }: { db: Kysely<Database> }) {
  return {
    of: async (userId: number): Promise<KeptAddresses> => {
      const rows = await db.selectFrom('customer_addresses').select(['kind', 'fields']).where('user_id', '=', userId).execute()
      return Object.fromEntries(rows.map(({ kind, fields }) => [kind, fields])) // written by keep alone
    },
    keep: async <K extends AddressKind>(userId: number, kind: K, address: NonNullable<KeptAddresses[K]>) => {
      const fields = JSON.stringify(address)
      await db
        .insertInto('customer_addresses')
        .values({ user_id: userId, kind, fields })
        .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ fields, modified_at: sql<Date>`now()` }))
        .execute()
    },
  }
}
export type Addresses = ReturnType<typeof createAddresses>
