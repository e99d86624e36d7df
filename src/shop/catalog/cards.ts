import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { presaleOf } from '#db/presale-of.ts'
import type { Database } from '#db/schema.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import type { StoredField } from '#shop/fields/contract.ts'
import { cardFacts } from './card-facts.ts'
import { choosingQuery, ofTerm, onlyOf, priceOf, shownOf, variationsThatFit } from './card-variations.ts'
import type { ProductCard, ProductFilters } from './contract.ts'
import { EXTERNAL_BUTTON } from './product-kind.ts'
import { fieldOf } from './variation.ts'

/** One round trip brings all that the cards of a grid show, but for the pictures' files. */
export function selectCards(db: Kysely<Database>) {
  return db
    .selectFrom('products')
    .innerJoinLateral(
      (inner) =>
        inner
          .selectFrom('shown_offers')
          .select(({ fn }) => [
            fn.min<number>('cents').as('cents'),
            fn.max<number>('cents').as('up_to_cents'),
            fn.min<number>('regular_cents').as('regular_cents'),
            fn<boolean>('bool_or', ['in_stock']).as('in_stock'),
          ])
          .whereRef('shown_offers.product_id', '=', 'products.id')
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
  'products.external_url',
  'products.button_text',
  'products.min_units',
  'products.gift_value_least',
  'products.rating_sum',
  'products.rating_count',
  'offer.cents',
  'offer.up_to_cents',
  'offer.regular_cents',
  'offer.in_stock',
] as const

/** The columns of a card, with its categories, colours and cover. */
export function withCardColumns(query: ReturnType<typeof selectCards>) {
  return query.select(cardColumns).select((eb) => [
    presaleOf(sql`products.id`).as('sent_from'),
    sql<Omit<StoredField, 'onPage'>[]>`card_fields(products.meta)`.as('card_fields'),
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
    jsonArrayFrom(
      eb
        .selectFrom('variations')
        .innerJoin('offers as one', (join) =>
          // The product, too: without it all that the shop sells is read, for each card.
          join.onRef('one.variation_id', '=', 'variations.id').onRef('one.product_id', '=', 'products.id'),
        )
        .select(['variations.id', 'variations.picture_id', 'one.cents', 'one.regular_cents', 'one.in_stock'])
        .select((variation) =>
          jsonArrayFrom(
            variation
              .selectFrom('variation_terms')
              .innerJoin('attributes', 'attributes.id', 'variation_terms.attribute_id')
              .innerJoin('attribute_terms', 'attribute_terms.id', 'variation_terms.term_id')
              .select(['attributes.slug as attribute', 'attribute_terms.slug as value'])
              .whereRef('variation_terms.variation_id', '=', 'variations.id'),
          ).as('terms'),
        )
        .whereRef('variations.product_id', '=', 'products.id')
        .orderBy('variations.position')
        .orderBy('variations.id')
        .limit(MOST_VARIATIONS),
    ).as('variations'),
  ])
}

/** Enough for the colours that a card shows; the product's own page has them all. */
const MOST_VARIATIONS = 60

type CardRow = Awaited<ReturnType<ReturnType<typeof withCardColumns>['execute']>>[number]

export const productUrl = (slug: string) => `/produto/${slug}/`

/** The pictures that a card may show: its cover, and those of its variations. */
export const picturesOf = (rows: CardRow[]) =>
  rows.flatMap(({ cover_id, variations }) => [cover_id ?? 0, ...variations.map(({ picture_id }) => picture_id ?? 0)])

/** In a list that is narrowed by an attribute the card is about the variations that fit: their picture, price, stock and address. */
export function cardOf(row: CardRow, pictures: Map<number, PictureFile>, filters?: ProductFilters): ProductCard {
  const isRange = row.up_to_cents > row.cents
  const fitting = variationsThatFit(row.variations, filters)
  const shown = shownOf(fitting)
  const facts = cardFacts(row.card_fields)
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    url: productUrl(row.slug) + (shown ? choosingQuery(shown, filters) : ''),
    sku: row.sku ?? '',
    ...(row.type === 'external' && { leadsTo: { url: row.external_url, text: row.button_text || EXTERNAL_BUTTON } }),
    ...(row.min_units !== null && row.min_units > 1 && { leastUnits: row.min_units }),
    ...(row.gift_value_least !== null && { asksForValue: true as const }),
    price: shown
      ? priceOf(fitting)
      : { cents: row.cents, regularCents: row.regular_cents, ...(isRange && { upToCents: row.up_to_cents }) },
    ...(row.sent_from && { presaleUntil: row.sent_from }),
    cover: pictures.get(shown?.picture_id ?? 0) ?? pictures.get(row.cover_id ?? 0),
    inStock: shown?.in_stock ?? row.in_stock,
    rating: row.rating_count > 0 ? Math.round((row.rating_sum / row.rating_count) * 10) / 10 : 0,
    reviews: row.rating_count,
    categories: row.categories.map((category) => category.slug),
    colors: row.colors.map((color) => colorOf(row, color, { pictures, shown })),
    ...(facts.length > 0 && { facts }),
  }
}

type Around = { pictures: Map<number, PictureFile>; shown: CardRow['variations'][number] | undefined }

function colorOf(row: CardRow, { name, color, attribute, slug }: CardRow['colors'][number], { pictures, shown }: Around) {
  const dot = { name, hex: color ?? '' }
  if (row.type !== 'variable') return dot
  const own = ofTerm(row.variations, attribute, slug)
  return {
    ...dot,
    url: `${productUrl(row.slug)}?${fieldOf(attribute)}=${slug}`,
    picture: pictures.get(shownOf(own)?.picture_id ?? 0),
    price: own.length > 0 && row.up_to_cents > row.cents ? priceOf(own) : undefined,
    variationId: onlyOf(row.variations, own)?.id,
    isShown: shown !== undefined && own.includes(shown),
  }
}
