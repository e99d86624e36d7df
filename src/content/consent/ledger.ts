import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { fingerprintOf, sha256 } from '#kit/ids.ts'
import type { ConsentEntry, ConsentMethod } from './contract.ts'

export type Given = {
  receipt: string
  version: string
  statistics: boolean
  marketing: boolean
  method: ConsentMethod
}
export type Ledger = ReturnType<typeof createLedger>

const PAGE_SIZE = 50

/** The shop's proof of what was allowed: written once, read by those who run the shop. */
export function createLedger({ db, secret }: { db: Kysely<Database>; secret: string }) {
  return {
    /** `token` is that of the visitor's session; of it and of the address only fingerprints are kept. */
    record: async (
      { receipt, version, statistics, marketing, method }: Given,
      { token, ip }: { token: string | undefined; ip: string },
    ): Promise<void> => {
      const session_hash = token === undefined ? null : sha256(token)
      const ip_hash = fingerprintOf(ip, secret)
      await db.insertInto('consents').values({ receipt, version, statistics, marketing, method, session_hash, ip_hash }).execute()
    },
    /** The newest first; `before` is the id of the last one seen. */
    list: async ({ before, receipt }: { before?: number; receipt?: string } = {}): Promise<ConsentEntry[]> => {
      let query = db
        .selectFrom('consents')
        .select(['id', 'receipt', 'version', 'statistics', 'marketing', 'method', 'given_at'])
        .orderBy('id', 'desc')
        .limit(PAGE_SIZE)
      if (before !== undefined) query = query.where('id', '<', before)
      if (receipt !== undefined) query = query.where('receipt', '=', receipt)
      return await query.execute()
    },
  }
}
