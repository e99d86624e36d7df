import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { DownloadInput, EditProblem, LinkKind, PictureInput, ProductInput } from './contract.ts'
import { fetchLater } from './fetch-picture.ts'

type Trx = Transaction<Database>
type Table = 'categories' | 'product_tags' | 'media' | 'products'
type What = Extract<EditProblem, { kind: 'unknown' }>['what']

/** The first thing that a wish names and that is not there. */
export async function unknownPart(trx: Trx, input: ProductInput): Promise<EditProblem | undefined> {
  const links = Object.values(input.links ?? {}).flat()
  const asked: [What, Table, number[]][] = [
    ['category', 'categories', input.categoryIds ?? []],
    ['tag', 'product_tags', input.tagIds ?? []],
    ['picture', 'media', (input.pictures ?? []).flatMap((picture) => ('id' in picture ? picture.id : []))],
    ['product', 'products', links],
  ]
  for (const [what, table, ids] of asked) {
    const id = await firstUnknown(trx, table, ids)
    if (id !== undefined) return { kind: 'unknown', what, id }
  }
  return undefined
}

export async function firstUnknown(trx: Trx, table: Table, ids: number[]): Promise<number | undefined> {
  if (ids.length === 0) return undefined
  const rows =
    table === 'media'
      ? await trx.selectFrom('media').select('id').where('id', 'in', ids).where('mime', 'like', 'image/%').execute()
      : await trx.selectFrom(table).select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map(({ id }) => id))
  return ids.find((id) => !known.has(id))
}

/** Puts what a wish names in the place of what was there; what it does not name stays. */
export async function saveParts(trx: Trx, productId: number, input: ProductInput): Promise<void> {
  if (input.categoryIds) await shelve(trx, productId, [...new Set(input.categoryIds)])
  if (input.tagIds) await tag(trx, productId, [...new Set(input.tagIds)])
  if (input.pictures) await hang(trx, productId, input.pictures)
  for (const [kind, ids] of Object.entries(input.links ?? {})) await link(trx, productId, kind as LinkKind, [...new Set(ids)])
  if (input.downloads) await saveDownloads(trx, productId, input.downloads)
}

/** Those whose products follow from rules are no matter of a product's own list: they stay as they are, named or not. */
async function shelve(trx: Trx, product_id: number, asked: number[]) {
  const byRules = new Set(await collectionsOf(trx, 'category_id'))
  const ids = asked.filter((id) => !byRules.has(id))
  const kept = [...ids, ...byRules]
  const old = trx.deleteFrom('product_categories').where('product_id', '=', product_id)
  await (kept.length > 0 ? old.where('category_id', 'not in', kept) : old).execute()
  if (ids.length === 0) return
  const rows = ids.map((category_id) => ({ product_id, category_id }))
  await trx
    .insertInto('product_categories')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function tag(trx: Trx, product_id: number, asked: number[]) {
  const byRules = new Set(await collectionsOf(trx, 'tag_id'))
  const ids = asked.filter((id) => !byRules.has(id))
  const kept = [...ids, ...byRules]
  const old = trx.deleteFrom('product_tagged').where('product_id', '=', product_id)
  await (kept.length > 0 ? old.where('tag_id', 'not in', kept) : old).execute()
  if (ids.length === 0) return
  const rows = ids.map((tag_id) => ({ product_id, tag_id }))
  await trx
    .insertInto('product_tagged')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function collectionsOf(trx: Trx, column: 'category_id' | 'tag_id'): Promise<number[]> {
  const rows = await trx.selectFrom('product_collections').select(column).where(column, 'is not', null).execute()
  return rows.map((row) => row[column]!)
}

async function hang(trx: Trx, product_id: number, pictures: PictureInput[]) {
  await trx.deleteFrom('product_pictures').where('product_id', '=', product_id).execute()
  const done = new Set<number>()
  for (const [position, picture] of pictures.entries()) {
    if ('url' in picture) {
      const { url, by, alt = '' } = picture
      await fetchLater(trx, { productId: product_id, url, alt, position, by })
    } else if (!done.has(picture.id)) {
      done.add(picture.id)
      await trx.insertInto('product_pictures').values({ product_id, media_id: picture.id, position }).execute()
      await describe(trx, picture)
    }
  }
}

async function describe(trx: Trx, { id, alt }: { id: number; alt?: string }) {
  if (alt !== undefined) await trx.updateTable('media').set({ alt }).where('id', '=', id).where('alt', '<>', alt).execute()
}

async function link(trx: Trx, product_id: number, kind: LinkKind, ids: number[]) {
  await trx.deleteFrom('product_links').where('product_id', '=', product_id).where('kind', '=', kind).execute()
  // A product beside itself says nothing.
  const rows = ids.filter((id) => id !== product_id).map((linked_id, position) => ({ product_id, linked_id, kind, position }))
  if (rows.length > 0) await trx.insertInto('product_links').values(rows).execute()
}

/** A file that stays keeps its id: what buyers have fetched of it is counted by it. */
async function saveDownloads(trx: Trx, product_id: number, downloads: DownloadInput[]) {
  const kept = downloads.flatMap(({ id }) => id ?? [])
  const old = trx.deleteFrom('product_downloads').where('product_id', '=', product_id)
  await (kept.length > 0 ? old.where('id', 'not in', kept) : old).execute()
  for (const { id, name, file } of downloads) {
    const changed = id === undefined ? [] : await changeDownload(trx, product_id, { id, name, file })
    if (changed.length === 0) await trx.insertInto('product_downloads').values({ product_id, name, file }).execute()
  }
}

const changeDownload = (trx: Trx, productId: number, { id, name, file }: Required<DownloadInput>) =>
  trx
    .updateTable('product_downloads')
    .set({ name, file })
    .where('id', '=', id)
    .where('product_id', '=', productId)
    .returning('id')
    .execute()
