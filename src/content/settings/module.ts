import type { Kysely } from 'kysely'
import type { KeptTables } from '#db/kept-tables.ts'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createTextLock, lockOldSecrets } from './locked-text.ts'
import { createSettings } from './service.ts'

type Needs = { db: Kysely<Database>; keptTables: KeptTables; secret: string }

export const settingsModule = defineModule({
  create: ({ db, keptTables, secret }: Needs) => ({
    settings: createSettings({ db, keptTables }),
    settingsIn: (trx: Kysely<Database>) => createSettings({ db: trx }),
    textLock: createTextLock(secret),
  }),
  sweep: ({ db, textLock }) => lockOldSecrets(db, textLock),
})
