import { sql } from 'kysely'
import { freeAmong } from '#content/pages/edit-rules.ts'
import type { MenuItem } from '#content/menus/contract.ts'
import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import { type Kind, refused, type Trx, type WriteHelp } from '../kind.ts'
import type { MovedKind } from '../moved-thing.ts'
import { nameLine, oldIdOf } from '../wire.ts'
import { slugFrom } from './term.ts'

type Entry = { id: string; parent: string; title: string; url: string; object: string; objectId: string | undefined }
type Row = { name: string; slug: string; entries: Entry[] }

const DEEPEST = 4

/** A menu comes beside those of the shop: the merchant chooses where it stands. */
export const menuKind: Kind<Row> = {
  kind: 'menu',
  read: (data) => {
    const name = nameLine(data['name'], 200)
    const slug = slugFrom(textOf(data['slug'])) || slugFrom(name)
    if (slug === '') return refused(name, 'Não tem nome.')
    const entries = listOf(data['items']).slice(0, 500).map(entryOf)
    return { is: 'row', title: name, row: { name: name || slug, slug, entries }, notes: [] }
  },
  write: async (trx, things, help) => {
    const written = []
    for (const { oldId, row, newId } of things) {
      const lost: string[] = []
      const items = JSON.stringify(await itemsOf(trx, row.entries, { help, lost }))
      const slugs = await trx.selectFrom('menus').select(['id', 'slug']).execute()
      const slug = freeAmong((one) => slugs.some((menu) => menu.slug === one && menu.id !== newId), row.slug)
      const { id } = await (newId === undefined
        ? trx.insertInto('menus').values({ slug, name: row.name, items }).returning('id').executeTakeFirstOrThrow()
        : trx
            .updateTable('menus')
            .set({ name: row.name, items, modified_at: sql<Date>`now()` })
            .where('id', '=', newId)
            .returning('id')
            .executeTakeFirstOrThrow())
      const notes = lost.length === 0 ? [] : [`Entradas que levavam a algo que não veio: ${lost.slice(0, 5).join(', ')}.`]
      written.push({ oldId, newId: id, place: 'menus' as const, notes })
    }
    return written
  },
}

function entryOf(one: unknown): Entry {
  const item = recordOf(one)
  return {
    id: oldIdOf(item['id']) ?? '',
    parent: oldIdOf(item['parent']) ?? oldIdOf(item['menu_item_parent']) ?? '',
    title: nameLine(textOf(recordOf(item['title'])['rendered']) || item['title'], 200),
    url: textOf(item['url']).slice(0, 1_000),
    object: textOf(item['object']),
    objectId: oldIdOf(item['object_id']),
  }
}

/** Things of the old shop by their place here; other addresses as they were, those of other hosts too. */
async function itemsOf(
  trx: Trx,
  entries: readonly Entry[],
  { help, lost }: { help: WriteHelp; lost: string[] },
): Promise<MenuItem[]> {
  const urls = new Map<Entry, string>()
  for (const entry of entries) {
    const url = await addressOf(trx, entry, help)
    if (url === undefined) lost.push(entry.title)
    else urls.set(entry, url)
  }
  const below = (parent: string, depth: number): MenuItem[] =>
    depth > DEEPEST
      ? []
      : entries
          .filter((entry) => entry.parent === parent && urls.has(entry))
          .map((entry) => ({
            title: entry.title || 'Sem título',
            url: urls.get(entry)!,
            children: entry.id === '' ? [] : below(entry.id, depth + 1),
          }))
  return below('', 0)
}

const OBJECTS: Record<string, { kind: MovedKind; table: string; path: string }> = {
  page: { kind: 'page', table: 'content', path: '/' },
  post: { kind: 'post', table: 'content', path: '/blog/' },
  product: { kind: 'product', table: 'products', path: '/produto/' },
  product_cat: { kind: 'term', table: 'categories', path: '/categoria-produto/' },
  product_tag: { kind: 'term', table: 'product_tags', path: '/tag-produto/' },
}

async function addressOf(trx: Trx, { object, objectId, url }: Entry, { newIds }: WriteHelp): Promise<string | undefined> {
  const known = OBJECTS[object]
  if (known && objectId !== undefined) {
    const id = (await newIds(known.kind, [objectId])).get(objectId)
    const { rows } = await sql<{
      slug: string
    }>`select slug from ${sql.table(known.table)} where id = ${id ?? null}::bigint`.execute(trx)
    return rows[0] && `${known.path}${rows[0].slug}/`
  }
  return /^(https?:\/\/|\/|#|mailto:|tel:)/.test(url) ? url : undefined
}
