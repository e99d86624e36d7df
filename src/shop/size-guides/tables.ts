import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { SizeGuide } from './contract.ts'

type Measures = Pick<SizeGuide, 'columns' | 'rows'>

declare module '#db/schema.ts' {
  interface Database {
    size_guides: {
      id: GeneratedAlways<number>
      name: string
      intro: Generated<string>
      measures: JSONColumnType<Measures>
      product_ids: Generated<number[]>
      category_ids: Generated<number[]>
      product_tag_ids: Generated<number[]>
      version: Generated<number>
      removed_at: Date | null
      created_at: Generated<Date>
    }
  }
}
