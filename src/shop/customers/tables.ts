import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Address } from '#shop/checkout/contract.ts'
import type { CustomerFilter, CustomerOrigin } from './contract.ts'

declare module '#db/schema.ts' {
  interface Database {
    customer_profiles: {
      id: GeneratedAlways<number>
      user_id: number | null
      email: Generated<string>
      full_name: Generated<string>
      document: Generated<string>
      phone: Generated<string>
      address: JSONColumnType<Address, string | null, string | null> | null
      city: GeneratedAlways<string | null>
      state: GeneratedAlways<string | null>
      origin: CustomerOrigin
      merged_into: number | null
      other_emails: Generated<string>
      purchases: Generated<number>
      spent_cents: Generated<number>
      first_order_at: Date | null
      last_order_at: Date | null
      created_at: Generated<Date>
      words: GeneratedAlways<string | null>
    }
    customer_emails: { email: string; profile_id: number }
    customer_orders: { order_id: number; profile_id: number | null; spent_cents: number | null }
    customer_tags: { id: GeneratedAlways<number>; name: string; percent_off: Generated<number>; created_at: Generated<Date> }
    customer_tagged: { profile_id: number; tag_id: number }
    customer_notes: {
      id: GeneratedAlways<number>
      profile_id: number
      text: string
      author: string
      created_at: Generated<Date>
    }
    customer_segments: {
      id: GeneratedAlways<number>
      name: string
      filter: ColumnType<CustomerFilter, string, string>
      created_at: Generated<Date>
    }
    customer_merges: {
      id: GeneratedAlways<number>
      kept_id: number
      gone_id: number
      order_ids: number[]
      emails: string[]
      tag_ids: number[]
      note_ids: number[]
      actor: string
      created_at: Generated<Date>
      undone_at: Date | null
    }
  }
}
