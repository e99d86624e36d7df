import { type Kysely, sql } from 'kysely'
import { PREPARED } from '#db/prepared.ts'
import type { Database } from '#db/schema.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { MemoCache } from '#kit/memo-cache.ts'
import { cardOf, picturesOf, selectCards, withCardColumns } from './cards.ts'
import type { ProductCard, ProductList, ProductQuery } from './contract.ts'
import { selectCodes } from './list-codes.ts'
import { selectPage, selectPlaces, wholeCategory } from './list-page.ts'
import { sortBy } from './list-query.ts'

type Sources = { db: Kysely<Database>; media: MediaReader }
type Counting = { counted: MemoCache }

/** A page of a list holds this many at the most, whatever is asked for. */
const MAX_PER_PAGE = 100
/** Nobody reads «de 84.317 resultados», and counting them would cost more than the page itself. */
const COUNTED_UP_TO = 5_000

export async function readList({ db, media, counted }: Sources & Counting, query: ProductQuery): Promise<ProductList> {
  const { page = 1, perPage = 12, orderby = 'menu_order', ...narrowing } = query
  const size = Math.min(Math.max(1, perPage), MAX_PER_PAGE)
  const shown = selectPage(db, query, { orderby, limit: size, offset: (page - 1) * size })
  const [rows, found] = await Promise.all([
    sortBy(
      withCardColumns(selectCards(db)).innerJoin(shown.as('shown'), 'shown.product_id', 'products.id'),
      'shown',
      orderby,
    ).execute(),
    // Every page and order of a list has the same number.
    counted.of(`list ${JSON.stringify(narrowing)}`, () => count(db, query)),
  ])
  const pictures = await media.pictures(picturesOf(rows))
  const total = Math.min(found, COUNTED_UP_TO)
  return {
    products: rows.map((row) => cardOf(row, pictures, query.filters)),
    total,
    isLeast: found > total,
    pages: Math.max(1, Math.ceil(total / size)),
    page,
  }
}

async function count(db: Kysely<Database>, query: ProductQuery): Promise<number> {
  const category = wholeCategory(query)
  const one = sql<number>`1`.as('one')
  const some = category === undefined ? selectCodes(db, query).select(one) : selectPlaces(db, category, query).select(one)
  const { counted } = await db
    .selectFrom(some.limit(COUNTED_UP_TO + 1).as('some'))
    .select(sql<number>`count(*)::int`.as('counted'))
    .executeTakeFirstOrThrow()
  return counted
}

export async function readCards({ db, media }: Sources, ids: number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const rows = await withCardColumns(selectCards(db))
    .where('products.id', '=', sql<number>`any(${ids.slice(0, MAX_PER_PAGE)}::bigint[])`)
    .modifyEnd(PREPARED)
    .execute()
  const pictures = await media.pictures(picturesOf(rows))
  return rows.map((row) => cardOf(row, pictures)).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
