import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Storage } from '#storage/contract.ts'
import { createBoughtFiles } from './files.ts'
import { createDownloads } from './service.ts'

type Needs = { db: Kysely<Database>; secret: string; clock: Clock; storage: Pick<Storage, 'downloads'> }

/** Files for sale: sent by the merchant, fetched by who bought them. */
export const downloadsModule = defineModule({
  create: ({ db, secret, clock, storage }: Needs) => {
    const files = storage.downloads
    return { boughtFiles: createBoughtFiles({ db, files }), downloads: createDownloads({ db, secret, clock, files }) }
  },
  sweep: ({ boughtFiles }) => boughtFiles.sweep(),
})
