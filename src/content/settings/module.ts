import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createTextLock, lockOldSecrets } from './locked-text.ts'
import { createSettings } from './service.ts'

type Needs = { db: Kysely<Database>; secret: string }

export const settingsModule = defineModule({
  create: ({ db, secret }: Needs) => ({
    settings: createSettings({ db }),
    settingsIn: (trx: Kysely<Database>) => createSettings({ db: trx }),
    textLock: createTextLock(secret),
  }),
  sweep: ({ db, textLock }) => lockOldSecrets(db, textLock),
})
