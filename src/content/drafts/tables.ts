import type { ColumnType, Generated } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    document_drafts: {
      user_id: number
      kind: string
      subject: string
      client: string
      version: number
      sequence: number
      content: ColumnType<unknown, string, string>
      saved_at: Generated<Date>
    }
    document_presence: {
      kind: string
      subject: string
      client: string
      user_id: number
      since: Generated<Date>
      seen_at: Generated<Date>
    }
  }
}
