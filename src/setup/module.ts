import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { furnishHome } from './first-home.ts'

export const setupModule = defineModule({
  create: ({ db }: { db: Kysely<Database> }) => ({
    furnishHome: (shop: { name: string; tagline: string }) => furnishHome(db, shop),
  }),
})
