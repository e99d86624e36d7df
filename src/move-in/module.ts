import type { Kysely } from 'kysely'
import type { Widgets } from '#builder/registry.ts'
import type { MediaLibrary } from '#content/media/library.ts'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { createCallOutside, type Network } from '#outgoing/exchange.ts'
import { getOutside } from '#outgoing/get.ts'
import type { BoughtFiles } from '#shop/downloads/files.ts'
import type { StockLedger } from '#shop/stock/contract.ts'
import type { Storage } from '#storage/contract.ts'
import { createMoveFiles } from './files.ts'
import { createMoveJobs } from './jobs.ts'
import { keepUnder } from './keep-picture.ts'
import { createOldShopKeys } from './old-shop-keys.ts'
import { createMoves } from './service.ts'
import { createOpenSource } from './sources/open-source.ts'
import { createTranslation } from './translate-content.ts'

type Needs = {
  db: Kysely<Database>
  clock: Clock
  dataDir: string
  storage: Pick<Storage, 'moves'>
  secret: string
  network?: Network
  stock: StockLedger
  library: MediaLibrary
  boughtFiles: BoughtFiles
  widgets: Widgets
}

/** Pages of a hundred orders are long, and old hosts slow. */
export const OLD_SHOP_LIMITS = { maxBytes: 20_000_000, deadlineMs: 30_000 }

export const moveInModule = defineModule({
  create: ({ db, clock, dataDir, storage, secret, network, stock, library, boughtFiles, widgets }: Needs) => {
    const keys = createOldShopKeys({ db, secret })
    const moveFiles = createMoveFiles({ store: storage.moves, dataDir })
    const callOldShop = createCallOutside({ ...network, ...OLD_SHOP_LIMITS })
    return {
      moveFiles,
      callOldShop,
      oldShopKeys: keys,
      moves: createMoves({
        db,
        stock,
        keys,
        open: createOpenSource({ db, keys, call: callOldShop, files: moveFiles }),
        removePicture: library.remove,
        removeFile: boughtFiles.remove,
        forgetFiles: moveFiles.forget,
        translate: createTranslation(widgets),
        now: () => new Date(clock.now()),
      }),
    }
  },
  jobs: ({ db, moves, moveFiles, library, boughtFiles }) =>
    createMoveJobs({
      db,
      moves,
      files: moveFiles,
      get: getOutside,
      keep: keepUnder(library),
      removePicture: library.remove,
      put: boughtFiles.put,
      find: boughtFiles.find,
      removeFile: boughtFiles.remove,
    }),
  sweep: async ({ moves, oldShopKeys }) => {
    await oldShopKeys.sweep()
    await moves.sweep()
  },
})
