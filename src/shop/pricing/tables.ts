import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

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
    /** So much less than each product of a category or with a tag costs. */
    price_rules: {
      id: GeneratedAlways<number>
      category_id: number | null
      label_id: number | null
      tag_id: number | null
      from_units: number
      off: number
    }
    price_plans: {
      id: GeneratedAlways<number>
      product_id: number
      variation_id: number | null
      kind: 'price' | 'sale'
      cents: number
      starts_at: Date
      ends_at: Date | null
      state: Generated<'planned' | 'on' | 'done' | 'undone' | 'skipped'>
      skipped: 'not-lower' | 'too-late' | 'gone' | null
      was: JSONColumnType<object, string | undefined, string> | null
      created_at: Generated<Date>
    }
  }
}
