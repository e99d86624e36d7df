import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { PictureFile } from '#kit/picture-file.ts'
import { cleanHtml } from '#kit/safe-html.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { ShownField, StoredField } from '#shop/fields/contract.ts'
import type { SizeGuide } from '#shop/size-guides/contract.ts'
import { cardOf, selectCards, withCardColumns } from './cards.ts'
import type { ProductField, ProductPage } from './contract.ts'
import { PRODUCT_FIELD_LIST } from './product-fields.ts'
import { readPurchase } from './purchase.ts'

/** What visitors may see of the merchant's own fields. */
export type ReadShown = (stored: readonly StoredField[]) => Promise<ShownField[]>

const LATEST_REVIEWS = 10

/** All that a product's page shows, read in parallel. */
export async function readProduct(
  { db, media, shownFields }: { db: Kysely<Database>; media: MediaReader; shownFields: ReadShown },
  slug: string,
): Promise<ProductPage | undefined> {
  const found = await withCardColumns(selectCards(db))
    .select(PRODUCT_FIELD_LIST.map(({ column }) => `products.${column}` as const))
    .select('products.modified_at')
    // What other programs and merchants alone know stays where it is.
    .select(sql<StoredField[]>`shown_fields('product', products.meta)`.as('stored'))
    .select(sql<SizeGuide | null>`size_guide_of(products.id)`.as('sizeGuide'))
    .where('products.slug', '=', slug)
    .executeTakeFirst()
  if (!found) return undefined
  const { stored, sizeGuide, ...row } = found

  const [gallery, categoryPath, terms, reviews, links, purchase, shown] = await Promise.all([
    db.selectFrom('product_pictures').select('media_id').where('product_id', '=', row.id).orderBy('position').execute(),
    db
      .selectFrom('product_categories')
      .innerJoin('categories', 'categories.id', 'product_categories.category_id')
      .select(['categories.id', 'categories.slug', 'categories.name'])
      .where('product_id', '=', row.id)
      .orderBy('categories.parent_id', (order) => order.asc().nullsFirst())
      .orderBy('categories.position')
      .execute(),
    db
      .selectFrom('product_terms')
      .innerJoin('attribute_terms', 'attribute_terms.id', 'product_terms.term_id')
      .innerJoin('attributes', 'attributes.id', 'attribute_terms.attribute_id')
      .select([
        'attributes.slug as attribute',
        'attributes.name as attribute_name',
        'attribute_terms.slug',
        'attribute_terms.name',
        'attribute_terms.color',
      ])
      .leftJoin('product_attributes', (join) =>
        join
          .onRef('product_attributes.attribute_id', '=', 'attributes.id')
          .onRef('product_attributes.product_id', '=', 'product_terms.product_id'),
      )
      .where('product_terms.product_id', '=', row.id)
      // Unless the merchant keeps it to themselves.
      .where(sql<boolean>`coalesce(product_attributes.visible, true)`)
      .orderBy(sql`coalesce(product_attributes.position, 0)`)
      .orderBy('attributes.id')
      .orderBy('product_terms.position')
      .execute(),
    db
      .selectFrom('reviews')
      .select(['author_name', 'rating', 'text', 'created_at', 'helpful', 'answer', 'answered_at'])
      .select(
        sql<number[]>`array(select f.id from review_photos f where f.review_id = reviews.id order by f.position)`.as('photo_ids'),
      )
      .where('product_id', '=', row.id)
      .where('status', '=', 'approved')
      .orderBy('created_at', 'desc')
      .limit(LATEST_REVIEWS)
      .execute(),
    db
      .selectFrom('product_links')
      .select(['linked_id', sql<string>`kind`.as('kind'), 'position'])
      .where('product_id', '=', row.id)
      .where('kind', 'in', ['related', 'upsell'])
      .unionAll(
        db
          .selectFrom('bought_together')
          .select(['other_id as linked_id', sql<string>`'together'`.as('kind'), 'place as position'])
          .where('product_id', '=', row.id),
      )
      .orderBy('position')
      .execute(),
    readPurchase({ db, media }, row.id),
    shownFields(stored),
  ])
  if (!purchase) return undefined
  const pictures = await media.pictures([
    row.cover_id ?? 0,
    ...gallery.map((picture) => picture.media_id),
    ...shown.flatMap(({ pictureId }) => pictureId ?? []),
  ])
  const attributes = [...Map.groupBy(terms, (term) => term.attribute)].map(([attribute, list]) => ({
    slug: attribute,
    name: list[0]!.attribute_name,
    terms: list.map((term) => ({ slug: term.slug, name: term.name, color: term.color ?? undefined })),
  }))
  return {
    ...cardOf(row, pictures),
    slug,
    shortDescription: cleanHtml(row.short_description),
    description: cleanHtml(row.description),
    gallery: gallery.flatMap(({ media_id }) => pictures.get(media_id) ?? []),
    categoryPath,
    attributes,
    customFields: withPictures(shown, pictures),
    ...(sizeGuide && { sizeGuide }),
    fields: row,
    purchase,
    latestReviews: reviews.map((review) => ({
      author: review.author_name,
      rating: review.rating,
      text: review.text,
      at: review.created_at,
      helpful: review.helpful,
      answer: review.answer !== null && review.answered_at ? { text: review.answer, at: review.answered_at } : undefined,
      photoIds: review.photo_ids,
    })),
    togetherIds: links.filter(({ kind }) => kind === 'together').map((link) => link.linked_id),
    relatedIds: links.filter(({ kind }) => kind === 'related').map((link) => link.linked_id),
    upsellIds: links.filter(({ kind }) => kind === 'upsell').map((link) => link.linked_id),
    modifiedAt: row.modified_at,
  }
}

/** Of a picture that is gone there is nothing to show. */
export const withPictures = (shown: readonly ShownField[], pictures: ReadonlyMap<number, PictureFile>): ProductField[] =>
  shown.flatMap(({ pictureId, ...field }) => {
    if (pictureId === undefined) return [field]
    const picture = pictures.get(pictureId)
    return picture ? [{ ...field, picture }] : []
  })
