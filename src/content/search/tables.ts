import type { ColumnType } from 'kysely'

/** Made by the database from the rest. */
type Derived<T> = ColumnType<T, never, never>

declare module '#db/schema.ts' {
  interface Database {
    content_words: { content_id: Derived<number>; title_words: Derived<string>; words: Derived<string> }
    /** Words that the shop uses, to know a mistyped one and to guess what it was meant to be. */
    search_words: { word: Derived<string>; in_name: Derived<boolean> }
  }
}
