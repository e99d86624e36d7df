import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { announceDue } from './announce-due.ts'
import { publishDue } from './publish-due.ts'

export const scheduleModule = defineModule({
  create: ({ db }: { db: Kysely<Database> }) => {
    let announcedUntil: Date | undefined
    return {
      followSchedule: async () => {
        try {
          await publishDue(db)
        } finally {
          announcedUntil = (await announceDue(db, announcedUntil)).until
        }
      },
    }
  },
  everyMinute: ({ followSchedule }) => followSchedule(),
})
