import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export interface JobsTable {
  id: GeneratedAlways<number>
  kind: string
  ref: string | null
  ordering_key: string | null
  payload: JSONColumnType<Record<string, unknown>, string, string>
  status: Generated<'waiting' | 'running' | 'done' | 'dead'>
  run_at: ColumnType<Date, Date | undefined, Date>
  attempts: Generated<number>
  max_attempts: Generated<number>
  locked_by: string | null
  locked_at: Date | null
  locked_until: Date | null
  last_error: string | null
  /** The trace of the request that asked for it, where that is recorded. */
  trace: Generated<string | null>
  created_at: Generated<Date>
  finished_at: Date | null
}

/** One row: the last minute whose regular work a process took. */
export interface SchedulerTurnsTable {
  id: Generated<boolean>
  minute: Generated<Date>
}

declare module '#db/schema.ts' {
  interface Database {
    jobs: JobsTable
    scheduler_turns: SchedulerTurnsTable
  }
}
