import type { GeneratedAlways } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    price_tiers: {
      id: GeneratedAlways<number>
      product_id: number
      variation_id: number | null
      tag_id: number | null
      from_units: number
      cents: number
    }
  }
}
