import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Catalog } from '#shop/catalog/contract.ts'
import type { MemoCache } from '#kit/memo-cache.ts'
import { createSearch } from './service.ts'

type Needs = { db: Kysely<Database>; catalog: Pick<Catalog, 'cards'>; homeSlug: string; counted: MemoCache }

export const searchModule = defineModule({
  create: ({ db, catalog, homeSlug, counted }: Needs) => ({ search: createSearch({ db, catalog, homeSlug, kept: counted }) }),
})
