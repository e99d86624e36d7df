import type { ColumnType, Generated } from 'kysely'

export type SettingsTable = { name: string; value: ColumnType<unknown, string, string>; updated_at: Generated<Date> }

declare module '#db/schema.ts' {
  interface Database {
    settings: SettingsTable
  }
}
