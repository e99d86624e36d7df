import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

declare module '#db/schema.ts' {
  interface Database {
    /** Written by the database's own triggers alone. */
    audit_log: {
      id: GeneratedAlways<number>
      at: Generated<Date>
      actor_id: number | null
      actor_name: string
      channel: 'cookie' | 'application-password' | 'api-key' | 'cli'
      request_id: string
      noun: string
      record_id: string
      label: Generated<string>
      action: 'insert' | 'update' | 'delete'
      before: ColumnType<Record<string, unknown>, never, never>
      after: ColumnType<Record<string, unknown>, never, never>
    }
  }
}
