import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createBoughtFiles } from './service.ts'

type Needs = { db: Kysely<Database>; dataDir: string }

export const boughtFilesModule = defineModule({
  create: ({ db, dataDir }: Needs) => ({ boughtFiles: createBoughtFiles({ db, folder: join(dataDir, 'downloads') }) }),
  sweep: ({ boughtFiles }) => boughtFiles.sweep(),
})
