import type { Kysely } from 'kysely'
import type { MediaLibrary } from '#content/media/library.ts'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { listOf } from '#kit/unknown-json.ts'
import { defineModule } from '#modules/define-module.ts'
import { getOutside } from '#outgoing/get.ts'
import type { StockLedger } from '#shop/stock/contract.ts'
import { createMoveFiles } from './files.ts'
import { createMoveJobs } from './jobs.ts'
import { keepUnder } from './keep-picture.ts'
import { openSource } from './open-source.ts'
import { createMoves } from './service.ts'

type Needs = { db: Kysely<Database>; clock: Clock; dataDir: string; stock: StockLedger; library: MediaLibrary }

export const moveInModule = defineModule({
  create: ({ db, clock, dataDir, stock, library }: Needs) => ({
    moveFiles: createMoveFiles(dataDir),
    moves: createMoves({
      db,
      stock,
      open: openSource,
      removePicture: library.remove,
      // A document of the old builder has the shape of ours.
      translate: (document) => ({ document: listOf(document), notes: [] }),
      now: () => new Date(clock.now()),
    }),
  }),
  jobs: ({ db, moves, library }) => createMoveJobs({ db, moves, get: getOutside, keep: keepUnder(library) }),
  sweep: ({ moves }) => moves.sweep(),
})
