import type { Kysely } from 'kysely'
import type { MediaReader } from '#content/media/contract.ts'
import type { KeptTables } from '#db/kept-tables.ts'
import type { PageReads } from '#db/page-reads.ts'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { isIncluded } from './display-conditions.ts'
import { namesPrivatePage } from './private-pages.ts'
import { createContent } from './service.ts'
import { createShopPages } from './shop-pages.ts'

type Needs = { db: Kysely<Database>; keptTables: KeptTables; textReads: PageReads; media: MediaReader }

export const pagesModule = defineModule({
  create: ({ db, keptTables, textReads, media }: Needs) => ({
    content: createContent({ db, keptTables, textReads, media }),
    shopPages: createShopPages({ db, keptTables }),
    /** Where something appears, for all that a merchant gives conditions to. */
    displayConditions: { isIncluded, namesPrivatePage },
  }),
})
