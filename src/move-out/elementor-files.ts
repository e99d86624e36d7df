import type { Kysely } from 'kysely'
import type { DesignElement } from '#content/library/elements.ts'
import { pictureIds, writeElementorFile } from '#content/library/elementor-file.ts'
import type { Database } from '#db/schema.ts'

type AddressOf = (mediaFile: string) => string

/** Pages, posts, templates and popups as files that the ecosystem's builders import; each is read when its turn comes. */
export async function elementorFiles(db: Kysely<Database>, addressOf: AddressOf) {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'type', 'slug'])
    .where('status', '<>', 'trash')
    .orderBy('id')
    .execute()
  return rows.map(({ id, type, slug }) => ({
    name: `${type}-${id}-${slug.replaceAll(/[^a-z0-9-]/g, '').slice(0, 60)}.json`,
    text: () => fileText(db, id, addressOf),
  }))
}

async function* fileText(db: Kysely<Database>, id: number, addressOf: AddressOf): AsyncGenerator<string> {
  const row = await db.selectFrom('content').select(['type', 'title', 'document']).where('id', '=', id).executeTakeFirst()
  // Stored documents are lists of elements: nothing else is ever saved.
  const elements = (Array.isArray(row?.document) ? row.document : []) as DesignElement[]
  const pictures = await addressesOf(db, pictureIds(elements), addressOf)
  const kind = row?.type === 'template' ? 'section' : 'page'
  const urlOf = (picture: number) => pictures.get(picture)
  yield JSON.stringify(writeElementorFile({ title: row?.title ?? '', kind, elements, urlOf }))
}

async function addressesOf(
  db: Kysely<Database>,
  ids: readonly number[],
  addressOf: AddressOf,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('media').select(['id', 'file']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, file }) => [id, addressOf(file)]))
}
