import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { LibraryPart } from '#content/library/contract.ts'
import type { ShopPage } from './shop-pages.ts'

export type ContentTable = {
  id: Generated<number>
  type: 'page' | 'post' | 'template' | 'popup'
  part: 'header' | 'footer' | 'single' | 'archive' | 'product' | 'not-found' | 'loop-item' | ShopPage | LibraryPart | null
  slug: string
  title: string
  status: 'draft' | 'publish' | 'future' | 'private' | 'trash'
  document: ColumnType<unknown, string, string>
  settings: ColumnType<unknown, string | undefined, string>
  excerpt: Generated<string>
  picture_id: number | null
  author_id: number | null
  author_name: Generated<string>
  /** Found by the database from the name, where nobody set it. */
  author_profile: Generated<number | null>
  comments_open: Generated<boolean>
  parent_id: number | null
  menu_order: Generated<number>
  published_at: Date | null
  created_at: Generated<Date>
  modified_at: Generated<Date>
  version: Generated<number>
}

export type TermsTable = {
  id: GeneratedAlways<number>
  taxonomy: 'category' | 'post_tag'
  slug: string
  name: string
  description: Generated<string>
  parent_id: number | null
}

export type RevisionsTable = {
  id: Generated<number>
  content_id: number
  author_id: number | null
  title: string
  excerpt: string
  document: ColumnType<unknown, string, never>
  settings: ColumnType<unknown, string | undefined, never>
  created_at: Generated<Date>
  /** Whoever acts, found by the database. */
  replaced_by: Generated<number | null>
}

declare module '#db/schema.ts' {
  interface Database {
    content: ContentTable
    content_revisions: RevisionsTable
    terms: TermsTable
    content_terms: { content_id: number; term_id: number }
  }
}
