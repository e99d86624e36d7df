import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createRedirects } from './service.ts'

export const redirectsModule = defineModule({
  create: ({ db }: { db: Kysely<Database> }) => ({ redirects: createRedirects({ db }) }),
  onContentChange: ({ redirects }) => ({
    changed: (tags) => void (tags.includes('redirects') && redirects.forget()),
    missed: redirects.forget,
  }),
})
