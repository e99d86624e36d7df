import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ProductOrder } from '../contract.ts'
import type { CollectionRules } from './rules.ts'

declare module '#db/schema.ts' {
  interface Database {
    /** Categories and tags whose products follow from rules. */
    product_collections: {
      id: GeneratedAlways<number>
      category_id: number | null
      tag_id: number | null
      rules: ColumnType<CollectionRules, string, string>
      sorted_by: Generated<ProductOrder>
      by_hand: Generated<number[]>
      followed_to: Generated<Date>
      modified_at: Generated<Date>
    }
  }
}
