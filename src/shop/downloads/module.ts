import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { createBoughtFiles } from './files.ts'
import { createDownloads } from './service.ts'

type Needs = { db: Kysely<Database>; secret: string; clock: Clock; dataDir: string }

/** Files for sale: sent by the merchant, fetched by who bought them. */
export const downloadsModule = defineModule({
  create: ({ db, secret, clock, dataDir }: Needs) => {
    const folder = join(dataDir, 'downloads')
    return { boughtFiles: createBoughtFiles({ db, folder }), downloads: createDownloads({ db, secret, clock, folder }) }
  },
  sweep: ({ boughtFiles }) => boughtFiles.sweep(),
})
