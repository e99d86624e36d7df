import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type BackupRunsTable = {
  id: GeneratedAlways<number>
  kind: 'backup' | 'restore-test'
  file: string
  status: Generated<'waiting' | 'running' | 'done' | 'failed'>
  step: Generated<string>
  report: ColumnType<Record<string, unknown> | null, string | undefined, string>
  problem: string | null
  created_by: number | null
  created_at: Generated<Date>
  finished_at: Date | null
}

declare module '#db/schema.ts' {
  interface Database {
    backup_runs: BackupRunsTable
  }
}
