import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Meta } from '#kit/meta-data.ts'

declare module '#db/schema.ts' {
  interface Database {
    coupons: {
      id: GeneratedAlways<number>
      code: string
      description: Generated<string>
      kind: 'percent' | 'fixed_cart' | 'fixed_product' | 'free_shipping'
      /** Percent, or centavos. */
      amount: Generated<number>
      minimum_cents: number | null
      maximum_cents: number | null
      usage_limit: number | null
      usage_limit_per_person: number | null
      used: Generated<number>
      starts_at: Date | null
      expires_at: Date | null
      free_shipping: Generated<boolean>
      individual_use: Generated<boolean>
      exclude_sale_items: Generated<boolean>
      product_ids: Generated<number[]>
      excluded_product_ids: Generated<number[]>
      category_ids: Generated<number[]>
      excluded_category_ids: Generated<number[]>
      emails: Generated<string[]>
      first_purchase: Generated<boolean>
      payment_methods: Generated<string[]>
      created_at: Generated<Date>
      modified_at: Generated<Date>
      /** Grows with every change by a merchant. */
      version: Generated<number>
      meta: JSONColumnType<Meta[], string | undefined, string>
    }
    coupon_uses: {
      id: GeneratedAlways<number>
      coupon_id: number
      order_id: number | null
      email: string
      user_id: number | null
      used_at: Generated<Date>
    }
  }
}
