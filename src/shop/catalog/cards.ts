import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '#db/schema.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { ProductCard } from './contract.ts'
import { fieldOf } from './variation.ts'

/** One round trip brings all that the cards of a grid show, but for the pictures' files. */
export function selectCards(db: Kysely<Database>) {
  return db
    .selectFrom('products')
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('offers')
          .select(({ fn }) => [
            fn.min<number>('cents').as('cents'),
            fn.max<number>('cents').as('up_to_cents'),
            fn.min<number>('regular_cents').as('regular_cents'),
            fn<boolean>('bool_or', ['in_stock']).as('in_stock'),
          ])
          .whereRef('offers.product_id', '=', 'products.id')
          // Of nothing there is no price, hence no card.
          .having(sql<boolean>`count(*) > 0`)
          .as('offer'),
      (join) => join.onTrue(),
    )
    .where('products.status', '=', 'publish')
    .where('products.published_at', '<=', sql<Date>`now()`)
}

const cardColumns = [
  'products.id',
  'products.type',
  'products.name',
  'products.slug',
  'products.sku',
  'products.rating_sum',
  'products.rating_count',
  'offer.cents',
  'offer.up_to_cents',
  'offer.regular_cents',
  'offer.in_stock',
] as const

/** The columns of a card, with its categories, colours and cover. */
export function withCardColumns(query: ReturnType<typeof selectCards>) {
  return query
    .select(cardColumns)
    .select((eb) => [
      eb
        .selectFrom('product_pictures')
        .select('media_id')
        .whereRef('product_pictures.product_id', '=', 'products.id')
        .orderBy('position')
        .limit(1)
        .as('cover_id'),
      jsonArrayFrom(
        eb
          .selectFrom('product_categories')
          .innerJoin('categories', 'categories.id', 'product_categories.category_id')
          .select(['categories.slug'])
          .whereRef('product_categories.product_id', '=', 'products.id')
          .orderBy('categories.position'),
      ).as('categories'),
      jsonArrayFrom(
        eb
          .selectFrom('product_terms')
          .innerJoin('attribute_terms', 'attribute_terms.id', 'product_terms.term_id')
          .innerJoin('attributes', 'attributes.id', 'attribute_terms.attribute_id')
          .select(['attribute_terms.name', 'attribute_terms.slug', 'attribute_terms.color', 'attributes.slug as attribute'])
          .whereRef('product_terms.product_id', '=', 'products.id')
          .where('attribute_terms.color', 'is not', null)
          .orderBy('product_terms.position'),
      ).as('colors'),
    ])
}

type CardRow = Awaited<ReturnType<ReturnType<typeof withCardColumns>['execute']>>[number]

export const productUrl = (slug: string) => `/produto/${slug}/`

export function cardOf(row: CardRow, pictures: Map<number, PictureFile>): ProductCard {
  const isRange = row.up_to_cents > row.cents
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    url: productUrl(row.slug),
    sku: row.sku ?? '',
    price: { cents: row.cents, regularCents: row.regular_cents, ...(isRange && { upToCents: row.up_to_cents }) },
    cover: pictures.get(row.cover_id ?? 0),
    inStock: row.in_stock,
    rating: row.rating_count > 0 ? Math.round((row.rating_sum / row.rating_count) * 10) / 10 : 0,
    reviews: row.rating_count,
    categories: row.categories.map((category) => category.slug),
    colors: row.colors.map(({ name, color, attribute, slug }) => ({
      name,
      hex: color ?? '',
      ...(row.type === 'variable' && { url: `${productUrl(row.slug)}?${fieldOf(attribute)}=${slug}` }),
    })),
  }
}
