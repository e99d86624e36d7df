import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createMenus } from './service.ts'

export const menusModule = defineModule({
  create: ({ db }: { db: Kysely<Database> }) => ({ menus: createMenus({ db }) }),
})
