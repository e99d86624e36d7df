import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createNotices } from './service.ts'

export const noticesModule = defineModule({
  create: ({ db }: { db: Kysely<Database> }) => ({ notices: createNotices({ db }) }),
})
