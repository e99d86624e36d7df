import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Snapshot } from './bulk-rule.ts'

declare module '#db/schema.ts' {
  interface Database {
    bulk_changes: {
      id: GeneratedAlways<number>
      user_id: number | null
      before: JSONColumnType<Snapshot[], string, string>
      created_at: Generated<Date>
      undone_at: Date | null
    }
  }
}
