import type { Kysely } from 'kysely'
import type { SettingsReader } from '#content/settings/contract.ts'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createComments } from './service.ts'

type Needs = { db: Kysely<Database>; settings: Pick<SettingsReader, 'shop'>; shopUrl: string }

export const commentsModule = defineModule({
  create: ({ db, settings, shopUrl }: Needs) => ({ comments: createComments({ db, settings, shopUrl }) }),
})
