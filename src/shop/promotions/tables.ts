import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Goods, Rule } from './promotion.ts'

declare module '#db/schema.ts' {
  interface Database {
    promotions: {
      id: GeneratedAlways<number>
      name: string
      position: Generated<number>
      is_active: Generated<boolean>
      rule: JSONColumnType<Rule, string, string>
      goods: JSONColumnType<Partial<Goods>, string | undefined, string>
      starts_at: Date | null
      ends_at: Date | null
      weekdays: Generated<number[]>
      from_minute: number | null
      to_minute: number | null
      ufs: Generated<string[]>
      payment_methods: Generated<string[]>
      combines: Generated<boolean>
      with_coupons: Generated<boolean>
      created_at: Generated<Date>
      modified_at: Generated<Date>
      /** Grows with every change by a merchant. */
      version: Generated<number>
    }
    order_promotions: {
      order_id: number
      position: number
      promotion_id: number | null
      name: string
      discount_cents: number
      payment_methods: Generated<string[]>
    }
  }
}
