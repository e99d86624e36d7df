import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { MediaReader } from '#content/media/contract.ts'
import { cardOf, selectCards, withCardColumns } from './cards.ts'
import type { Catalog, ProductOrder, ProductQuery } from './contract.ts'
import { readProduct } from './product-page.ts'
import { readPurchase } from './purchase.ts'
import { readSwatchSettings, SWATCH_SETTINGS } from './swatch-settings.ts'

/** A page of a list holds this many at the most, whatever is asked for. */
const MAX_PER_PAGE = 100

type Options = { db: Kysely<Database>; media: MediaReader; settings: { get: (name: string) => Promise<unknown> } }

export function createCatalog({ db, media, settings }: Options): Catalog {
  return {
    list: async (query) => {
      const { page = 1, perPage = 12, orderby = 'menu_order' } = query
      const size = Math.min(Math.max(1, perPage), MAX_PER_PAGE)
      const matching = filtered(db, query)
      const [rows, counted] = await Promise.all([
        sorted(withCardColumns(matching), orderby)
          .limit(size)
          .offset((page - 1) * size)
          .execute(),
        matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ])
      const pictures = await media.pictures(rows.map((row) => row.cover_id ?? 0))
      const { total } = counted
      return { products: rows.map((row) => cardOf(row, pictures)), total, pages: Math.max(1, Math.ceil(total / size)), page }
    },

    category: async (slug) => {
      const row = await db
        .selectFrom('categories')
        .leftJoin('categories as parent', 'parent.id', 'categories.parent_id')
        .select(['categories.id', 'categories.slug', 'categories.name', 'categories.description', 'categories.picture_id'])
        .select(['parent.slug as parent_slug', 'parent.name as parent_name'])
        .where('categories.slug', '=', slug)
        .executeTakeFirst()
      if (!row) return undefined
      const { id, name, description, picture_id, parent_slug, parent_name } = row
      const picture = (await media.pictures([picture_id ?? 0])).get(picture_id ?? 0)
      const parent = parent_slug && parent_name ? { slug: parent_slug, name: parent_name } : undefined
      return { id, slug: row.slug, name, description, parent, picture }
    },

    product: (slug) => readProduct({ db, media }, slug),
    purchase: (productId) => readPurchase({ db, media }, productId),
    swatchSettings: async () => readSwatchSettings(await settings.get(SWATCH_SETTINGS)),
  }
}

function filtered(db: Kysely<Database>, query: ProductQuery) {
  let products = selectCards(db).where('products.visibility', 'in', ['visible', 'catalog'])
  if (query.ids) products = products.where('products.id', 'in', query.ids.length > 0 ? query.ids : [0])
  if (query.featured) products = products.where('products.featured', '=', true)
  if (query.onSale) products = products.where('offer.on_sale', '=', true)
  if (query.category !== undefined) {
    const slug = query.category
    products = products.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_categories')
          .innerJoin('categories', 'categories.id', 'product_categories.category_id')
          .leftJoin('categories as parent', 'parent.id', 'categories.parent_id')
          .select(sql`1`.as('one'))
          .whereRef('product_categories.product_id', '=', 'products.id')
          .where((either) => either.or([either('categories.slug', '=', slug), either('parent.slug', '=', slug)])),
      ),
    )
  }
  if (query.tag !== undefined) {
    const slug = query.tag
    products = products.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('product_tagged')
          .innerJoin('product_tags', 'product_tags.id', 'product_tagged.tag_id')
          .select(sql`1`.as('one'))
          .whereRef('product_tagged.product_id', '=', 'products.id')
          .where('product_tags.slug', '=', slug),
      ),
    )
  }
  return products
}

function sorted(query: ReturnType<typeof withCardColumns>, orderby: ProductOrder) {
  switch (orderby) {
    case 'popularity':
      return query.orderBy('products.total_sales', 'desc').orderBy('products.id')
    case 'rating':
      return query
        .orderBy(sql`products.rating_sum::numeric / greatest(products.rating_count, 1)`, 'desc')
        .orderBy('products.rating_count', 'desc')
        .orderBy('products.id')
    case 'date':
      return query.orderBy('products.published_at', 'desc').orderBy('products.id', 'desc')
    case 'price':
      return query.orderBy('offer.cents').orderBy('products.id')
    case 'price-desc':
      return query.orderBy('offer.up_to_cents', 'desc').orderBy('products.id')
    default:
      return query.orderBy('products.position').orderBy('products.id')
  }
}
