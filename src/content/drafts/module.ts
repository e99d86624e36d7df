import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createPresence } from './presence.ts'
import { createDocumentDrafts } from './service.ts'

export const documentDraftsModule = defineModule({
  create: ({ db }: { db: Kysely<Database> }) => ({ documentDrafts: createDocumentDrafts(db), presence: createPresence(db) }),
  sweep: async ({ documentDrafts, presence }) => {
    await documentDrafts.sweep()
    await presence.sweep()
  },
})
