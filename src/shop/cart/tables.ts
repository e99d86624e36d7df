import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Draft } from '#shop/checkout/contract.ts'

declare module '#db/schema.ts' {
  interface Database {
    carts: {
      id: GeneratedAlways<number>
      session_id: number | null
      user_id: number | null
      version: Generated<number>
      postcode: Generated<string>
      shipping_rate: Generated<string>
      coupons: Generated<string[]>
      recent_adds: Generated<string[]>
      /** What was typed at the checkout so far. */
      draft: ColumnType<Draft, string | undefined, string>
      created_at: Generated<Date>
      modified_at: Generated<Date>
    }
    cart_lines: {
      cart_id: number
      key: string
      product_id: number
      variation_id: number | null
      choices: ColumnType<Record<string, string>, string | undefined, string>
      quantity: number
      added_at: Generated<Date>
    }
    cart_removals: { cart_id: number; key: string; line: ColumnType<unknown, string, string>; removed_at: Generated<Date> }
  }
}
