import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { createNotFoundLog } from './not-found-log.ts'
import { createRedirects } from './service.ts'

type Needs = { db: Kysely<Database>; clock: Clock; mediaUrl: string }

export const redirectsModule = defineModule({
  create: ({ db, clock, mediaUrl }: Needs) => ({
    redirects: createRedirects({ db, now: clock.now, mediaUrl }),
    notFoundLog: createNotFoundLog({ db, now: clock.now }),
  }),
  flush: ({ notFoundLog }) => notFoundLog.flush(),
  sweep: ({ notFoundLog }) => notFoundLog.sweep(),
  close: ({ notFoundLog }) => notFoundLog.flush().catch(() => undefined),
  onContentChange: ({ redirects }) => ({
    changed: (tags) => void (tags.includes('redirects') && redirects.forget()),
    missed: redirects.forget,
  }),
})
