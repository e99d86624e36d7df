import type { ColumnType, Generated } from 'kysely'

export type MenusTable = {
  id: Generated<number>
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
