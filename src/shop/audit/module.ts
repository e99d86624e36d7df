import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createAudit } from './service.ts'

type Needs = { db: Kysely<Database>; settings: { get: (name: string) => Promise<unknown> } }

export const auditModule = defineModule({
  create: ({ db, settings }: Needs) => ({ audit: createAudit({ db, settings }) }),
  sweep: ({ audit }) => audit.sweep(),
})
