import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    notices: {
      id: GeneratedAlways<number>
      session_id: number
      kind: 'error' | 'success' | 'info'
      text: string
      link: ColumnType<{ url: string; label: string } | null, string | null | undefined, string | null>
      created_at: Generated<Date>
    }
  }
}
