import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { slugOf } from '#kit/pt-br.ts'
import { attributes } from './attributes.ts'
import { categories } from './categories.ts'
import { coupons } from './coupons.ts'
import { products } from './products.ts'
import { sizeGuides } from './size-guides.ts'
import type { PictureIds } from './picture-ids.ts'
import type { DemoProduct } from './shapes.ts'

type Trx = Transaction<Database>
type Ids = Map<string, number>

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

export async function seedCatalog(
  trx: Trx,
  pictureId: PictureIds,
  saveDownload: (name: string, text: string) => void,
): Promise<void> {
  const categoryIds = await seedCategories(trx, pictureId)
  const { attributeIds, termIds } = await seedAttributes(trx)
  const tagIds = await seedTags(trx)
  const productIds: Ids = new Map()
  for (const [position, product] of products.entries()) {
    const id = await seedProduct(trx, product, position)
    productIds.set(product.slug, id)
    await shelve(trx, id, product, { categoryIds, tagIds, termIds, pictureId })
    await seedVariations(trx, id, product, { attributeIds, termIds, pictureId })
    if (product.stock !== null && !product.variations) await stockUp(trx, { product_id: id, variation_id: null }, product.stock)
    await seedReviews(trx, id, product)
    if (product.download) {
      saveDownload(product.download.name, product.download.text)
      await trx
        .insertInto('product_downloads')
        .values({ product_id: id, name: product.name, file: product.download.name })
        .execute()
    }
  }
  // What is shown beside a product also goes well with it in the cart.
  const links = products.flatMap((product) =>
    (product.related ?? []).flatMap((slug, position) =>
      (['related', 'cross_sell'] as const).map((kind) => ({
        product_id: productIds.get(product.slug)!,
        linked_id: productIds.get(slug)!,
        kind,
        position,
      })),
    ),
  )
  if (links.length > 0) await trx.insertInto('product_links').values(links).execute()
  await trx
    .insertInto('size_guides')
    .values(
      sizeGuides.map(({ name, intro, product, columns, rows }) => ({
        name,
        intro,
        measures: JSON.stringify({
          columns: [{ name: 'Tamanho', unit: '' }, ...columns.map((column) => ({ name: column, unit: 'cm' }))],
          rows,
        }),
        product_ids: [productIds.get(product)!],
      })),
    )
    .execute()
  await trx
    .insertInto('coupons')
    .values(
      coupons.map((coupon) => ({
        code: coupon.code.toLowerCase(),
        description: coupon.description,
        kind: coupon.kind,
        amount: coupon.amount,
        minimum_cents: coupon.minimumCents ?? null,
        usage_limit: coupon.usageLimit ?? null,
        usage_limit_per_person: coupon.perPerson ?? null,
        individual_use: coupon.alone ?? false,
        exclude_sale_items: coupon.excludeSaleItems ?? false,
        free_shipping: coupon.kind === 'free_shipping',
        category_ids: (coupon.categories ?? []).map((slug) => categoryIds.get(slug)!),
        expires_at: coupon.expiredDaysAgo === undefined ? null : daysAgo(coupon.expiredDaysAgo),
      })),
    )
    .execute()
}

async function seedCategories(trx: Trx, pictureId: PictureIds): Promise<Ids> {
  const ids: Ids = new Map()
  // Parents stand before their children in the list.
  for (const [position, { slug, name, description, parent, picture }] of categories.entries()) {
    const row = await trx
      .insertInto('categories')
      .values({ slug, name, description, parent_id: parent ? ids.get(parent)! : null, picture_id: pictureId(picture), position })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(slug, row.id)
  }
  return ids
}

async function seedAttributes(trx: Trx) {
  const attributeIds: Ids = new Map()
  const termIds: Ids = new Map()
  for (const { slug, name, swatch, terms } of attributes) {
    const attribute = await trx.insertInto('attributes').values({ slug, name, swatch }).returning('id').executeTakeFirstOrThrow()
    attributeIds.set(slug, attribute.id)
    const rows = await trx
      .insertInto('attribute_terms')
      .values(
        terms.map((term, position) => ({
          attribute_id: attribute.id,
          slug: term.slug,
          name: term.name,
          color: term.color?.toLowerCase() ?? null,
          position,
        })),
      )
      .returning(['id', 'slug'])
      .execute()
    for (const row of rows) termIds.set(`${slug}/${row.slug}`, row.id)
  }
  return { attributeIds, termIds }
}

async function seedTags(trx: Trx): Promise<Ids> {
  const names = [...new Set(products.flatMap((product) => product.tags))]
  const rows = await trx
    .insertInto('product_tags')
    .values(names.map((name) => ({ slug: slugOf(name), name })))
    .returning(['id', 'name'])
    .execute()
  return new Map(rows.map((row) => [row.name, row.id]))
}

async function seedProduct(trx: Trx, product: DemoProduct, position: number): Promise<number> {
  const row = await trx
    .insertInto('products')
    .values({
      type: product.variations ? 'variable' : 'simple',
      status: 'publish',
      slug: product.slug,
      name: product.name,
      sku: product.sku,
      short_description: product.shortDescription,
      description: product.description,
      price_cents: product.priceCents,
      sale_price_cents: product.variations ? null : (product.salePriceCents ?? null),
      manage_stock: product.stock !== null,
      low_stock: product.lowStock ?? null,
      weight_grams: product.weightGrams,
      length_mm: product.sizeMm.length,
      width_mm: product.sizeMm.width,
      height_mm: product.sizeMm.height,
      featured: product.featured ?? false,
      virtual: product.virtual ?? false,
      downloadable: product.download !== undefined,
      position,
      published_at: daysAgo(product.daysAgo),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

type Shelf = { categoryIds: Ids; tagIds: Ids; termIds: Ids; pictureId: PictureIds }

async function shelve(trx: Trx, product_id: number, product: DemoProduct, { categoryIds, tagIds, termIds, pictureId }: Shelf) {
  await trx
    .insertInto('product_categories')
    .values(product.categories.map((slug) => ({ product_id, category_id: categoryIds.get(slug)! })))
    .execute()
  if (product.tags.length > 0)
    await trx
      .insertInto('product_tagged')
      .values(product.tags.map((name) => ({ product_id, tag_id: tagIds.get(name)! })))
      .execute()
  await trx
    .insertInto('product_pictures')
    .values(product.pictures.map((name, position) => ({ product_id, media_id: pictureId(name), position })))
    .execute()
  const terms = Object.entries(product.attributes ?? {}).flatMap(([attribute, slugs]) =>
    slugs.map((slug) => termIds.get(`${attribute}/${slug}`)!),
  )
  if (terms.length > 0)
    await trx
      .insertInto('product_terms')
      .values(terms.map((term_id, position) => ({ product_id, term_id, position })))
      .execute()
}

type Choices = { attributeIds: Ids; termIds: Ids; pictureId: PictureIds }

async function seedVariations(trx: Trx, product_id: number, product: DemoProduct, { attributeIds, termIds, pictureId }: Choices) {
  for (const [position, variation] of (product.variations ?? []).entries()) {
    const row = await trx
      .insertInto('variations')
      .values({
        product_id,
        sku: variation.sku,
        price_cents: variation.priceCents,
        sale_price_cents: variation.salePriceCents ?? null,
        picture_id: variation.picture ? pictureId(variation.picture) : null,
        position,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const terms = Object.entries(variation.attributes).map(([attribute, slug]) => ({
      variation_id: row.id,
      attribute_id: attributeIds.get(attribute)!,
      term_id: termIds.get(`${attribute}/${slug}`)!,
    }))
    if (terms.length > 0) await trx.insertInto('variation_terms').values(terms).execute()
    await stockUp(trx, { product_id, variation_id: row.id }, variation.stock)
  }
}

/** The level and the ledger row that explains it. */
async function stockUp(trx: Trx, owner: { product_id: number; variation_id: number | null }, units: number) {
  const row = await trx
    .insertInto('stock')
    .values({ ...owner, on_hand: units })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (units > 0) await trx.insertInto('stock_moves').values({ stock_id: row.id, units, reason: 'received' }).execute()
}

async function seedReviews(trx: Trx, product_id: number, { reviews = [] }: DemoProduct) {
  if (reviews.length === 0) return
  const rows = reviews.map(({ author, rating, text, daysAgo: days }) => ({
    product_id,
    author_name: author,
    rating,
    text,
    status: 'approved' as const,
    created_at: daysAgo(days),
  }))
  await trx.insertInto('reviews').values(rows).execute()
}
