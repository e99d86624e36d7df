import { type Kysely, sql } from 'kysely'
import { NOTHING_READ_AHEAD, type PageReads } from '#db/page-reads.ts'
import type { Database } from '#db/schema.ts'
import type { MediaReader } from '#content/media/contract.ts'
import { createMemoCache, type MemoCache } from '#kit/memo-cache.ts'
import { cleanHtml } from '#kit/safe-html.ts'
import { readComparedFacts } from './compared-facts.ts'
import type { StoredField } from '#shop/fields/contract.ts'
import type { Catalog, ProductCard, ProductField } from './contract.ts'
import type { Promotions } from '#shop/promotions/service.ts'
import { readCategories } from './list-categories.ts'
import { readFacets } from './list-facets.ts'
import { readCards, readList } from './list.ts'
import { isBought } from './product-kind.ts'
import { type ReadShown, readProduct, withPictures } from './product-page.ts'
import { readPurchase } from './purchase.ts'
import { readSwatchSettings, SWATCH_SETTINGS } from './swatch-settings.ts'

/** A statement stays short, so that no edit waits long for the rows that it holds. */
const REFRESHED_AT_ONCE = 200

type Options = {
  db: Kysely<Database>
  media: MediaReader
  settings: { get: (name: string) => Promise<unknown> }
  /** How many there are, until a product changes. Left out, it is counted each time. */
  counted?: MemoCache
  /** What pages have read already. Left out, everything is read each time. */
  pageReads?: PageReads
  /** What is told of promotions on cards. Left out, nothing. */
  promotions?: Pick<Promotions, 'shownOn'>
  /** What is shown of the merchant's own fields. Left out, nothing. */
  shownFields?: ReadShown
}

export function createCatalog({
  db,
  media,
  settings,
  counted = createMemoCache({ isUpToDate: () => false }),
  pageReads = NOTHING_READ_AHEAD,
  promotions,
  shownFields = async () => [],
}: Options): Catalog {
  const promoted = async (cards: ProductCard[]): Promise<ProductCard[]> => {
    const bought = cards.filter(({ type, inStock, asksForValue }) => inStock && isBought(type) && !asksForValue)
    const told = await promotions?.shownOn(bought.map(({ id, price }) => ({ productId: id, ...price })))
    if (!told?.size) return cards
    return cards.map((card) => {
      const promotion = told.get(card.id)?.find(({ short }) => short)?.short
      return promotion ? { ...card, promotion } : card
    })
  }
  /** Pictures are asked for only where there is one. */
  const fieldsOnPage = async (stored: readonly StoredField[]): Promise<ProductField[]> => {
    const shown = (await shownFields(stored)).filter(({ onPage }) => onPage)
    const ids = shown.flatMap(({ pictureId }) => pictureId ?? [])
    return withPictures(shown, ids.length > 0 ? await media.pictures(ids) : new Map())
  }
  return {
    list: async (query) => {
      const found = await pageReads.of(`list ${JSON.stringify(query)}`, () => readList({ db, media, counted }, query))
      return { ...found, products: await promoted(found.products) }
    },
    facets: ({ page: _page, perPage: _size, orderby: _order, ...query }) =>
      counted.of(`facets ${JSON.stringify(query)}`, () => readFacets(db, query)),
    cards: async (ids) => await promoted(await pageReads.of(`cards ${ids.join()}`, () => readCards({ db, media }, ids))),
    comparedFacts: (ids) => readComparedFacts(db, ids),
    categories: () => pageReads.of('categories', () => readCategories({ db, media })),

    category: async (slug) => {
      const row = await db
        .selectFrom('categories')
        .leftJoin('categories as parent', 'parent.id', 'categories.parent_id')
        .select(['categories.id', 'categories.slug', 'categories.name', 'categories.description'])
        .select(['categories.seo_title', 'categories.seo_description'])
        .select(['parent.slug as parent_slug', 'parent.name as parent_name'])
        .leftJoin('product_collections as collection', 'collection.category_id', 'categories.id')
        .select('collection.sorted_by')
        .select(sql<StoredField[]>`shown_fields('category', categories.meta)`.as('stored'))
        .where('categories.slug', '=', slug)
        .executeTakeFirst()
      if (!row) return undefined
      const { id, name, description, parent_slug, parent_name, seo_title, seo_description, sorted_by, stored } = row
      const fields = await fieldsOnPage(stored)
      const parent = parent_slug && parent_name ? { slug: parent_slug, name: parent_name } : undefined
      return {
        id,
        slug: row.slug,
        name,
        description: cleanHtml(description),
        parent,
        seo: { title: seo_title, description: seo_description },
        ...(sorted_by && { sortedBy: sorted_by }),
        ...(fields.length > 0 && { fields }),
      }
    },

    tag: async (slug) => {
      const row = await db
        .selectFrom('product_tags')
        .leftJoin('product_collections as collection', 'collection.tag_id', 'product_tags.id')
        .selectAll('product_tags')
        .select('collection.sorted_by')
        .where('slug', '=', slug)
        .executeTakeFirst()
      if (!row) return undefined
      const { sorted_by, ...tag } = row
      return { ...tag, description: cleanHtml(row.description), ...(sorted_by && { sortedBy: sorted_by }) }
    },

    product: (slug) => pageReads.of(`product ${slug}`, () => readProduct({ db, media, shownFields }, slug)),
    purchase: (productId) => readPurchase({ db, media }, productId),
    swatchSettings: async () => readSwatchSettings(await settings.get(SWATCH_SETTINGS)),

    followClock: async () => {
      let refreshed = REFRESHED_AT_ONCE
      while (refreshed === REFRESHED_AT_ONCE) {
        const { rows } = await sql<{ refreshed: number }>`select refresh_due_shelves(${REFRESHED_AT_ONCE}) as refreshed`.execute(
          db,
        )
        refreshed = rows[0]!.refreshed
      }
    },
  }
}
