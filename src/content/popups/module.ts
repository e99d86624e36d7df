import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createPopups } from './service.ts'

export const popupsModule = defineModule({
  create: ({ db }: { db: Kysely<Database> }) => ({ popups: createPopups({ db }) }),
})
