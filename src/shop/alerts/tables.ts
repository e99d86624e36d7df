import type { ColumnType } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    alert_reads: { user_id: number; kind: string; read_at: ColumnType<Date> }
  }
}
