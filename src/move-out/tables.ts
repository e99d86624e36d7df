import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { MoveOutReport, MoveOutState } from './contract.ts'

export type MoveOutsTable = {
  id: GeneratedAlways<number>
  name: string
  state: Generated<MoveOutState>
  step: Generated<string>
  report: ColumnType<MoveOutReport | null, string | undefined, string>
  problem: Generated<string>
  user_id: number | null
  created_at: Generated<Date>
  finished_at: Date | null
  fetched_at: Date | null
}

declare module '#db/schema.ts' {
  interface Database {
    move_outs: MoveOutsTable
  }
}
