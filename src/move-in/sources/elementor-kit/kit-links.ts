import { listOf, recordOf, textOf } from '#kit/unknown-json.ts'
import type { MovedThing } from '../../moved-thing.ts'
import type { TableRow } from '../sql-dump/read-dump.ts'
import { parentsFirst } from '../parents-first.ts'
import type { Reader } from './kit-reader.ts'

const numberOf = (value: unknown) => (Number(value) > 0 ? String(Number(value)) : '')

/** Categories, tags and menus of a kit under their numbers, by which its templates and menus name them: as rows of a database. */
export async function taxonomyRows(reader: Reader): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for (const file of reader.names.filter((one) => /^taxonomies\/[\w-]+\.json$/.test(one)))
    for (const one of listOf(await reader.json(file))) {
      const { term_id, name, slug, taxonomy, description, parent } = recordOf(one)
      const id = numberOf(term_id)
      if (id === '' || textOf(slug) === '' || textOf(taxonomy) === '') continue
      const row = { term_id: id, term_taxonomy_id: id }
      rows.push(
        { table: 'wp_terms', row: { ...row, name: textOf(name), slug: textOf(slug) } },
        {
          table: 'wp_term_taxonomy',
          row: { ...row, taxonomy: textOf(taxonomy), description: textOf(description), parent: numberOf(parent) || '0' },
        },
      )
    }
  return rows
}

/** The terms of a kit that has nothing else beside its documents. */
export function* termsAlone(rows: readonly TableRow[]): Generator<MovedThing> {
  const places = new Map(rows.filter(({ table }) => table === 'wp_term_taxonomy').map(({ row }) => [row['term_id'], row]))
  const terms = rows.flatMap(({ table, row }) => {
    const place = places.get(row['term_id'])
    return table === 'wp_terms' && place ? [{ id: row['term_id']!, parent: place['parent'] ?? '0', row, place }] : []
  })
  for (const { id, parent, row, place } of parentsFirst(terms.filter((term) => term.place['taxonomy'] !== 'nav_menu')))
    yield {
      kind: 'term',
      oldId: id,
      data: {
        taxonomy: place['taxonomy'],
        id,
        name: row['name'],
        slug: row['slug'],
        parent,
        description: place['description'],
        image: null,
        meta: {},
      },
    }
}

/** A menu whose entries lead to pages of the kit itself. */
export function menuOfKit(menu: MovedThing, pages: ReadonlyMap<string, string>): MovedThing {
  const items = listOf(menu.data['items']).map((one) => {
    const item = recordOf(one)
    const id = String(item['object_id'])
    const isOfKit = /^(page|post)$/.test(textOf(item['object'])) && pages.has(id)
    return isOfKit ? { ...item, object_id: `kit:${id}`, title: textOf(item['title']) || pages.get(id) } : item
  })
  return { ...menu, data: { ...menu.data, items } }
}
