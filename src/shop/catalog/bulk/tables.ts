import type { Generated, JSONColumnType } from 'kysely'
import type { Snapshot } from './bulk-rule.ts'

declare module '#db/schema.ts' {
  interface Database {
    bulk_changes: {
      id: Generated<number>
      user_id: number | null
      before: JSONColumnType<Snapshot[], string, string>
      created_at: Generated<Date>
      undone_at: Date | null
    }
  }
}
