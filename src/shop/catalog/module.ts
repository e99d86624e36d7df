import type { Kysely } from 'kysely'
import type { MediaReader } from '#content/media/contract.ts'
import type { Acting } from '#db/actor.ts'
import type { PageReads } from '#db/page-reads.ts'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import type { MemoCache } from '#kit/memo-cache.ts'
import { defineModule } from '#modules/define-module.ts'
import { getOutside } from '#outgoing/get.ts'
import type { Promotions } from '#shop/promotions/service.ts'
import type { StockLedger } from '#shop/stock/contract.ts'
import type { Storage } from '#storage/contract.ts'
import { askForCount, COUNT_TOGETHER_JOB, countTogether } from './bought-together/count-together.ts'
import { createBulk } from './bulk/service.ts'
import { askForFilling, FILL_COLLECTIONS_JOB, fillCollections, followNewness } from './collections/fill.ts'
import { createCollections } from './collections/service.ts'
import { createPictureJob, PICTURE_JOB } from './editing/fetch-picture.ts'
import { createCatalogEditor } from './editing/service.ts'
import { forgetOldPrices } from './price-history.ts'
import type { ReadShown } from './product-page.ts'
import { createCatalog } from './service.ts'
import { createTransferJobs } from './transfer/jobs.ts'
import { transferPaths } from './transfer/paths.ts'
import { createTransfers } from './transfer/service.ts'

type Needs = {
  db: Kysely<Database>
  clock: Clock
  acting: Acting
  shopUrl: string
  storage: Pick<Storage, 'transfers'>
  media: MediaReader
  mediaUrl: string
  keepPicture: Parameters<typeof createPictureJob>[0]['keep']
  settings: { get: (name: string) => Promise<unknown> }
  stock: StockLedger
  counted: MemoCache
  pageReads: PageReads
  promotions: Pick<Promotions, 'shownOn'>
  shownFields: ReadShown
}

export const catalogModule = defineModule({
  create: ({
    db,
    clock,
    shopUrl,
    storage,
    media,
    mediaUrl,
    settings,
    stock,
    counted,
    pageReads,
    promotions,
    shownFields,
  }: Needs) => ({
    catalog: createCatalog({ db, media, settings, counted, pageReads, promotions, shownFields }),
    catalogEditor: createCatalogEditor({ db, stock }),
    bulk: createBulk({ db, stock }),
    collections: createCollections({ db }),
    transfers: createTransfers({
      db,
      stock,
      files: storage.transfers,
      ...transferPaths({ shopUrl, mediaUrl }),
      now: () => new Date(clock.now()),
    }),
  }),
  jobs: ({ db, transfers, acting, keepPicture }) => ({
    [PICTURE_JOB]: createPictureJob({ db, get: getOutside, keep: keepPicture }),
    [COUNT_TOGETHER_JOB]: () => countTogether(db),
    [FILL_COLLECTIONS_JOB]: () => fillCollections(db),
    ...createTransferJobs({ db, transfers, acting, get: getOutside, keep: keepPicture }),
  }),
  everyMinute: async ({ db, catalog }) => {
    await catalog.followClock()
    await followNewness(db)
  },
  sweep: async ({ db, transfers, bulk }) => {
    await askForCount(db)
    await askForFilling(db)
    await forgetOldPrices(db)
    await transfers.sweep()
    await bulk.sweep()
  },
})
