import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Storage } from '#storage/contract.ts'
import { createMoveOuts } from './service.ts'

type Needs = { db: Kysely<Database>; clock: Clock; storage: Pick<Storage, 'move-outs'>; dataDir: string }

// The job stands with the API, whose answers it writes.
export const moveOutModule = defineModule({
  create: ({ db, clock, storage, dataDir }: Needs) => ({
    moveOuts: createMoveOuts({ db, clock, files: storage['move-outs'], dataDir }),
  }),
  sweep: ({ moveOuts }) => moveOuts.sweep(),
  tidy: ({ moveOuts }) => moveOuts.tidy(),
})
