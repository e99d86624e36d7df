import type { Generated, GeneratedAlways } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    wishlists: {
      id: GeneratedAlways<number>
      session_id: number | null
      user_id: number | null
      share_token: string | null
      modified_at: Generated<Date>
    }
    wishlist_items: {
      id: GeneratedAlways<number>
      wishlist_id: number
      product_id: number
      variation_id: number | null
      told_cents: number
      created_at: Generated<Date>
    }
  }
}
