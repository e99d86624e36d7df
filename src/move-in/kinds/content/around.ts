import { sql } from 'kysely'
import type { Around, Trx, WriteHelp } from '../../kind.ts'
import { knowPictures, picturesByKey } from '../../pictures.ts'
import { pathOf } from '../../wire.ts'
import { hostOf } from '../setting.ts'
import { nextIds } from '../next-ids.ts'
import { largestOfEach, linksIn, numbersIn, pictureKey, pictureUrlsIn } from './references.ts'
import type { ContentRow } from './read.ts'

type Numbered = { kind: string; old_id: string; new_id: number; path: string | null; slug: string | null }

/** Where the things are that documents of a batch refer to: looked up once for all of them. */
export async function lookAround(
  trx: Trx,
  rows: readonly ContentRow[],
  help: WriteHelp,
): Promise<{ around: Around; wantPictures: (documents: readonly unknown[]) => Promise<void> }> {
  const stored = JSON.stringify(rows.map(({ elements, text, conditions }) => [elements, text, conditions]))
  const numbers = await readNumbers(trx, numbersIn(stored), help)
  const find = (kind: string, id: number | string) => numbers.get(`${kind} ${id}`)
  const pictureIds = await help.newIds('media', numbersIn(stored))
  const { pictures, wantPictures } = await findPictures(trx, pictureUrlsIn(stored), help)
  const addresses = await readAddresses(trx, linksIn(stored, help.move.hosts), help)
  const isOfOldShop = (url: string) => url === '' || help.move.hosts.length === 0 || help.move.hosts.includes(hostOf(url) ?? '')
  const around: Around = {
    ...(help.kit && { kit: help.kit }),
    newId: (kind, oldId) => find(kind, oldId)?.new_id,
    addressOf: (oldId) =>
      ['page', 'post', 'product', 'term'].map((kind) => find(kind, oldId)?.path ?? undefined).find((path) => path !== undefined),
    addressHere: (url) => addresses(url),
    // A number counts only where the picture is the old shop's: documents are copied from other sites with their numbers.
    pictureOf: ({ id, url }) => pictures.get(url) ?? (isOfOldShop(url) ? pictureIds.get(String(id)) : undefined),
    productId: (id) => find('product', id)?.new_id,
    categorySlug: (id) => find('term', id)?.slug ?? undefined,
  }
  return { around, wantPictures }
}

/** What has come, and what has its number already. The address of a page that is still to come is the one it asks for. */
async function readNumbers(trx: Trx, numbers: readonly string[], { source, move }: WriteHelp): Promise<Map<string, Numbered>> {
  // In a kit the same numbers mean things of the kit; in a shop like this one categories are numbered by themselves.
  const oldIds = ['', 'kit:', 'product_cat:'].flatMap((of) => numbers.map((id) => of + id))
  const { rows } = await sql<Numbered>`
    with here as (
      select kind, old_id, new_id, place from old_things
      where source = ${source} and kind in ('page', 'post', 'product', 'term', 'popup', 'template') and old_id = any(${oldIds}::text[])
    )
    select h.kind, h.old_id, h.new_id, coalesce(c.slug, p.slug, k.slug) as slug,
      case when h.kind = 'page' then '/' || c.slug || '/' when h.kind = 'post' then '/blog/' || c.slug || '/'
        when h.kind = 'product' then '/produto/' || p.slug || '/' when h.place = 'categories' then '/categoria-produto/' || k.slug || '/' end as path
    from here h
    left join content c on h.place = 'content' and c.id = h.new_id
    left join products p on h.place = 'products' and p.id = h.new_id
    left join categories k on h.place = 'categories' and k.id = h.new_id
    union all
    select t.kind, t.old_id, t.new_id, t.data ->> 'slug',
      case t.kind when 'page' then '/' || (t.data ->> 'slug') || '/' when 'post' then '/blog/' || (t.data ->> 'slug') || '/' end
    from moved_things t where t.move_id = ${move.id} and t.kind in ('page', 'post', 'popup', 'template') and t.new_id is not null
      and t.old_id = any(${oldIds}::text[]) and not exists (select from here h where h.kind = t.kind and h.old_id = t.old_id)`.execute(
    trx,
  )
  return new Map(rows.map((row) => [`${row.kind} ${row.old_id.replace(/^(kit|product_cat):/, '')}`, row]))
}

/**
 * Pictures by their addresses. Those that the source did not tell as things of their own get numbers, and come if a document shows them
 * in the end: settings are full of pictures that nobody sees.
 */
async function findPictures(trx: Trx, urls: readonly string[], { source }: WriteHelp) {
  const known = await picturesByKey(trx, source, urls)
  const fresh = largestOfEach(urls.filter((url) => !known.has(url)))
  const ids = await nextIds(trx, fresh.length)
  const numbers = new Map(fresh.map((url, at) => [pictureKey(url), ids[at]!]))
  return {
    pictures: { get: (url: string) => known.get(url) ?? numbers.get(pictureKey(url)) },
    wantPictures: async (documents: readonly unknown[]) => {
      const shown = new Set(pictureUrlsIn(JSON.stringify(documents)).map(pictureKey))
      const wanted = fresh.filter((url) => shown.has(pictureKey(url)))
      await knowPictures(
        trx,
        source,
        wanted.map((url) => ({ oldId: `url:${url}`.slice(0, 200), url, alt: '', id: numbers.get(pictureKey(url))! })),
      )
    },
  }
}

/** Links to the old shop: to where the thing is here, else to the same path of this shop. */
async function readAddresses(trx: Trx, urls: readonly string[], { move }: WriteHelp) {
  const paths = [...new Set(urls.flatMap((url) => pathOf(url) ?? []))]
  const { rows } = await sql<{ from: string; to: string }>`
    select from_path as "from", to_path as "to" from redirects where from_path = any(${paths}::text[])`.execute(trx)
  const { rows: coming } = await sql<{ from: string; to: string }>`
    select p.path as "from", case t.kind when 'page' then '/' else '/blog/' end || (t.data ->> 'slug') || '/' as "to"
    from unnest(${paths}::text[]) as p (path)
    join moved_things t on t.move_id = ${move.id} and t.kind in ('page', 'post') and t.new_id is not null
      and rtrim(regexp_replace(lower(t.old_url), '^https?://[^/]*|[?#].*$', '', 'g'), '/') || '/' = p.path`.execute(trx)
  const led = new Map([...coming, ...rows].map(({ from, to }) => [from, to]))
  const own = new Set(urls)
  return (url: string): string | undefined => {
    if (!own.has(url)) return undefined
    const { pathname, search, hash } = new URL(url)
    return (led.get(pathOf(url) ?? '') ?? pathname) + search + hash
  }
}
