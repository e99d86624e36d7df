import type { Kysely } from 'kysely'
import type { Widgets } from '#builder/registry.ts'
import type { MediaLibrary } from '#content/media/library.ts'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { getOutside } from '#outgoing/get.ts'
import type { StockLedger } from '#shop/stock/contract.ts'
import { createMoveFiles } from './files.ts'
import { createMoveJobs } from './jobs.ts'
import { keepUnder } from './keep-picture.ts'
import { openSource } from './open-source.ts'
import { createMoves } from './service.ts'
import { createTranslation } from './translate-content.ts'

type Needs = {
  db: Kysely<Database>
  clock: Clock
  dataDir: string
  stock: StockLedger
  library: MediaLibrary
  widgets: Widgets
}

export const moveInModule = defineModule({
  create: ({ db, clock, dataDir, stock, library, widgets }: Needs) => ({
    moveFiles: createMoveFiles(dataDir),
    moves: createMoves({
      db,
      stock,
      open: openSource(db),
      removePicture: library.remove,
      translate: createTranslation(widgets),
      now: () => new Date(clock.now()),
    }),
  }),
  jobs: ({ db, moves, library }) => createMoveJobs({ db, moves, get: getOutside, keep: keepUnder(library) }),
  sweep: ({ moves }) => moves.sweep(),
})
