import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type MenusTable = {
  id: GeneratedAlways<number>
  slug: string
  name: string
  items: ColumnType<unknown, string, string>
  modified_at: Generated<Date>
}

declare module '#db/schema.ts' {
  interface Database {
    menus: MenusTable
  }
}
