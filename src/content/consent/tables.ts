import type { Generated, GeneratedAlways } from 'kysely'
import type { ConsentMethod } from './contract.ts'

declare module '#db/schema.ts' {
  interface Database {
    consents: {
      id: GeneratedAlways<number>
      receipt: string
      session_hash: Buffer | null
      version: string
      statistics: boolean
      marketing: boolean
      method: ConsentMethod
      given_at: Generated<Date>
      ip_hash: Buffer | null
    }
  }
}
