import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createWebhooks } from './service.ts'

type Needs = { db: Kysely<Database>; secret: string }

export const webhooksModule = defineModule({
  create: ({ db, secret }: Needs) => ({ webhooks: createWebhooks({ db, secret }) }),
})
