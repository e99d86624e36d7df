import type { Generated, GeneratedAlways } from 'kysely'
import type { ConsentSource } from './contract.ts'

declare module '#db/schema.ts' {
  interface Database {
    marketing_consents: {
      id: GeneratedAlways<number>
      email: string
      is_given: boolean
      changed_at: Date
      source: ConsentSource
      words: Generated<string>
    }
    marketing_consent_events: {
      id: GeneratedAlways<number>
      consent_id: number
      is_given: boolean
      at: Date
      source: string
      words: Generated<string>
      network_hash: Buffer | null
    }
    marketing_mails: {
      id: GeneratedAlways<number>
      kind: string
      subject: string
      step: Generated<number>
      email: string
      is_counted: Generated<boolean>
      mail_id: number | null
      coupon_id: number | null
      sent_at: Date
      clicked_at: Date | null
    }
    marketing_orders: { order_id: number; marketing_mail_id: number }
    back_in_stock_requests: {
      id: GeneratedAlways<number>
      email: string
      product_id: number
      variation_id: number | null
      created_at: Date
      closed_at: Date | null
      network_hash: Buffer | null
    }
    customer_birthdays: { user_id: number; month: number; day: number }
  }
}
