import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { BoostKind } from './rules/contract.ts'

/** Made by the database from the rest. */
type Derived<T> = ColumnType<T, never, never>

declare module '#db/schema.ts' {
  interface Database {
    /** What a product is found by: its name and codes, and all that is said of it. */
    product_words: {
      product_id: Derived<number>
      in_search: Derived<boolean>
      name_words: Derived<string>
      words: Derived<string>
    }
    content_words: { content_id: Derived<number>; title_words: Derived<string>; words: Derived<string> }
    /** Words that the shop uses, to know a mistyped one and to guess what it was meant to be. */
    search_words: { word: Derived<string>; in_name: Derived<boolean> }
    search_synonyms: { id: GeneratedAlways<number>; words: string[]; means: Generated<string[]>; modified_at: Generated<Date> }
    search_boosts: {
      id: GeneratedAlways<number>
      kind: BoostKind
      target_id: number | null
      target: Generated<string>
      days: number | null
      strength: number
      position: Generated<number>
    }
    search_phrases: {
      id: GeneratedAlways<number>
      phrase: string
      pinned: Generated<number[]>
      hidden: Generated<number[]>
      leads_to: Generated<string>
      modified_at: Generated<Date>
    }
  }
}
