import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Draft } from '#shop/checkout/contract.ts'
import type { GiftDetails } from '#shop/stored-value/contract.ts'

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
      gift_cards: Generated<number[]>
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
      /** The promotion that it was put in for as a gift. */
      gift_of: number | null
      /** The promotion by whose box in the checkout it was put in. */
      bump_of: ColumnType<number | null, number | null | undefined, number | null>
      /** For whom a gift card is. */
      gift: ColumnType<GiftDetails | null, string | null | undefined, string | null>
      added_at: Generated<Date>
    }
    cart_removals: { cart_id: number; key: string; line: ColumnType<unknown, string, string>; removed_at: Generated<Date> }
  }
}
