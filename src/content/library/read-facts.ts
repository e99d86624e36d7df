import { type Kysely, sql } from 'kysely'
import type { SettingsReader } from '#content/settings/contract.ts'
import type { Database } from '#db/schema.ts'
import { localDay } from '#kit/brazil/local-time.ts'
import type { Clock } from '#kit/clock.ts'
import { formatDate } from '#kit/pt-br.ts'
import type { PictureShape, ShopFacts } from './shop-facts.ts'

/** As far as designs need to know goods. */
type Goods = {
  list: (query: { perPage: number; orderby: 'popularity' }) => Promise<{
    products: { id: number; name: string; url: string; cover: { id: number } | undefined }[]
  }>
}
type Options = { db: Kysely<Database>; settings: Pick<SettingsReader, 'shop' | 'appearance'>; catalog: Goods; clock: Clock }

/** What the slugs of the drawn pictures begin with; the shape follows. */
export const EXAMPLE_SLUG = 'imagem-de-exemplo'
/** Two weeks: long enough to be changed before it is over. */
const LAUNCH_IN_MS = 14 * 24 * 3_600_000
const MOST_PICTURES = 80
const MOST_CATEGORIES = 8
const MOST_PRODUCTS = 8
const SLUGS = {
  about: ['sobre', 'nossa-historia', 'quem-somos'],
  contact: ['contato', 'fale-conosco'],
  returns: ['trocas-e-devolucoes', 'trocas'],
  privacy: ['politica-de-privacidade', 'privacidade'],
  delivery: ['entrega-e-frete', 'entrega', 'frete'],
}

/** Reads what ready designs are drawn with. */
export const createFactsReader =
  ({ db, settings, catalog, clock }: Options) =>
  async (): Promise<ShopFacts> => {
    const [shop, look, { products }, categories, pictures, pages, handlingDays] = await Promise.all([
      settings.shop(),
      settings.appearance(),
      catalog.list({ perPage: MOST_PRODUCTS, orderby: 'popularity' }),
      readCategories(db),
      readPictures(db),
      readPages(db),
      readHandlingDays(db),
    ])
    return {
      ...shop,
      products: products.map(({ id, name, url, cover }) => ({ id, name, url, pictureId: cover?.id ?? 0 })),
      categories,
      pictures: byShape(
        inOrderOf(
          products,
          pictures.filter(({ id }) => id !== look.logoId && id !== look.iconId),
        ),
      ),
      pages,
      handlingDays,
      launchDate: `${localDay(new Date(clock.now() + LAUNCH_IN_MS))} 10:00`,
      today: formatDate(new Date(clock.now())),
    }
  }

/** What sells best comes first: its photographs were chosen with care. */
const inOrderOf = (products: { cover: { id: number } | undefined }[], pictures: Row[]): Row[] => {
  const covers = products.flatMap(({ cover }) => pictures.find(({ id }) => id === cover?.id) ?? [])
  return [...new Set([...covers, ...pictures])]
}

async function readCategories(db: Kysely<Database>): Promise<ShopFacts['categories']> {
  const { rows } = await sql<ShopFacts['categories'][number]>`
    select name, slug, coalesce(picture_id, (
      select pictures.media_id from product_categories placed join product_pictures pictures using (product_id)
      where placed.category_id = categories.id order by pictures.position, placed.product_id limit 1), 0) as "pictureId"
    from categories
    where exists (select from product_categories where category_id = categories.id)
    order by parent_id is not null, position, name limit ${MOST_CATEGORIES}`.execute(db)
  return rows
}

type Row = { id: number; slug: string; width: number; height: number }

async function readPictures(db: Kysely<Database>): Promise<Row[]> {
  return await db
    .selectFrom('media')
    .select(['id', 'slug', 'width', 'height'])
    .where('mime', 'like', 'image/%')
    .where('height', '>', 0)
    .where(sql<boolean>`jsonb_array_length(sizes) > 0`)
    // The drawn ones are few and must not be missed; of the others the largest were made to be seen large.
    .orderBy(sql`slug like ${`${EXAMPLE_SLUG}%`}`, 'desc')
    .orderBy('width', 'desc')
    .orderBy('id')
    .limit(MOST_PICTURES)
    .execute()
}

/** The drawn ones stand in only where the shop has no photograph of the shape. */
export function byShape(rows: readonly Row[]): ShopFacts['pictures'] {
  const isDrawn = ({ slug }: Row) => slug.startsWith(EXAMPLE_SLUG)
  const of = (shape: PictureShape) => {
    const all = rows.filter((row) => shapeOf(row) === shape && !isPerson(row))
    const own = all.filter((row) => !isDrawn(row))
    return (own.length > 0 ? own : all).map(({ id }) => id)
  }
  const people = rows.filter(isPerson).map(({ id }) => id)
  return { wide: of('wide'), tall: of('tall'), square: of('square'), people }
}

const isPerson = ({ slug }: Row) => slug.startsWith(`${EXAMPLE_SLUG}-pessoa`)

export function shapeOf({ width, height }: { width: number; height: number }): PictureShape {
  const ratio = width / height
  return ratio > 1.2 ? 'wide' : ratio < 0.85 ? 'tall' : 'square'
}

async function readHandlingDays(db: Kysely<Database>): Promise<number | undefined> {
  const row = await db
    .selectFrom('settings')
    .select(
      sql<number | null>`case when value ->> 'handling_days' ~ '^[0-9]{1,2}$' then (value ->> 'handling_days')::int end`.as(
        'days',
      ),
    )
    .where('name', '=', 'delivery')
    .executeTakeFirst()
  return row?.days ?? undefined
}

async function readPages(db: Kysely<Database>): Promise<ShopFacts['pages']> {
  const rows = await db
    .selectFrom('content')
    .select('slug')
    .where('type', '=', 'page')
    // Legal pages are published together: one may lead to the next while both are drafts.
    .where(sql<boolean>`(status = 'publish' or (status = 'draft' and id in (select content_id from legal_pages)))`)
    .where('slug', 'in', Object.values(SLUGS).flat())
    .execute()
  const found = new Set(rows.map(({ slug }) => slug))
  const addressOf = (slugs: string[], other: string) => {
    const slug = slugs.find((one) => found.has(one))
    return slug === undefined ? other : `/${slug}/`
  }
  const contact = addressOf(SLUGS.contact, '/contato/')
  return {
    contact,
    about: addressOf(SLUGS.about, '/loja/'),
    returns: addressOf(SLUGS.returns, contact),
    privacy: addressOf(SLUGS.privacy, contact),
    delivery: addressOf(SLUGS.delivery, contact),
  }
}
