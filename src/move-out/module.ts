import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { createMoveOuts } from './service.ts'

type Needs = { db: Kysely<Database>; clock: Clock; dataDir: string }

// The job stands with the API, whose answers it writes.
export const moveOutModule = defineModule({
  create: ({ db, clock, dataDir }: Needs) => ({ moveOuts: createMoveOuts({ db, clock, dataDir }) }),
  sweep: ({ moveOuts }) => moveOuts.sweep(),
})
