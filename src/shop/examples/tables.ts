import type { Generated } from 'kysely'

/** Where examples stand that have a number. */
export type ExamplePlace = 'orders' | 'users' | 'reviews' | 'product_questions' | 'cart_journeys' | 'stock_moves'

declare module '#db/schema.ts' {
  interface Database {
    example_life: { id: Generated<boolean>; title: string; begun_on: string; made_at: Generated<Date> }
    example_rows: { place: ExamplePlace; row_id: number }
  }
}
