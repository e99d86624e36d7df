import type { ColumnType, Generated } from 'kysely'
import type { LegalKind } from './kinds.ts'

declare module '#db/schema.ts' {
  interface Database {
    legal_pages: {
      kind: LegalKind
      content_id: number
      /** As the shop wrote it last. */
      made_document: ColumnType<unknown, string, string>
      made_at: Generated<Date>
    }
  }
}
