import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createSizeGuides } from './service.ts'

export const sizeGuidesModule = defineModule({
  create: ({ db }: { db: Kysely<Database> }) => ({ sizeGuides: createSizeGuides({ db }) }),
  sweep: ({ sizeGuides }) => sizeGuides.sweep(),
})
