import type { Kysely } from 'kysely'
import type { KeptTables } from '#db/kept-tables.ts'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createMenus } from './service.ts'

type Needs = { db: Kysely<Database>; keptTables: KeptTables }

export const menusModule = defineModule({
  create: ({ db, keptTables }: Needs) => ({ menus: createMenus({ db, keptTables }) }),
})
