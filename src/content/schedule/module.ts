import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { announceDue } from './announce-due.ts'
import { publishDue } from './publish-due.ts'

export const scheduleModule = defineModule({
  create: (_needs: { db: Kysely<Database> }) => ({ announced: {} as { until?: Date } }),
  everyMinute: async ({ db, announced }) => {
    try {
      await publishDue(db)
    } finally {
      announced.until = (await announceDue(db, announced.until)).until
    }
  },
})
