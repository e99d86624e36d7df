import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { referenceOf } from '#kit/typed-fields/definition.ts'
import { readValue } from '#kit/typed-fields/read-value.ts'
import { valueText } from '#kit/typed-fields/value-text.ts'
import type { ShownField, StoredField } from './contract.ts'

type Told = { id: number; title: string; url: string }

/** The fields of a thing as visitors see them. Nothing is asked unless one of them leads somewhere. */
export async function readShownFields(db: Kysely<Database>, stored: readonly StoredField[]): Promise<ShownField[]> {
  const values = stored.flatMap((field) => {
    const read = readValue(field, field.value)
    return read.ok && read.value !== null ? [{ field, value: read.value, reference: referenceOf(field) }] : []
  })
  const named = values.flatMap(({ reference, value }) =>
    reference === undefined || reference === 'picture' ? [] : [{ reference, id: Number(value) }],
  )
  const targets = named.length === 0 ? new Map<string, Told>() : await readTargets(db, named)
  return values.flatMap(({ field, value, reference }): ShownField[] => {
    const { key, name, kind, onPage } = field
    const shown = { key, name, kind, onPage }
    if (reference === undefined) return [{ ...shown, text: valueText(field, value) }]
    if (reference === 'picture') return [{ ...shown, text: '', pictureId: Number(value) }]
    const target = targets.get(`${reference} ${Number(value)}`)
    return target ? [{ ...shown, text: target.title, url: target.url }] : []
  })
}

/** What links and files lead to, of what visitors may see. */
async function readTargets(db: Kysely<Database>, named: readonly { reference: string; id: number }[]) {
  const idsOf = (reference: string) => named.filter((one) => one.reference === reference).map(({ id }) => id)
  const { rows } = await sql<Told & { reference: string }>`
    select 'product' as reference, id, name as title, '/produto/' || slug || '/' as url from products
    where id = any (${idsOf('product')}::bigint[]) and status = 'publish' and published_at <= now()
    union all
    select 'category', id, name, '/categoria-produto/' || slug || '/' from categories where id = any (${idsOf('category')}::bigint[])
    union all
    select 'page', id, title, case type when 'post' then '/blog/' else '/' end || slug || '/' from content
    where id = any (${idsOf('page')}::bigint[]) and type in ('page', 'post') and status = 'publish' and published_at <= now()
    union all
    select 'file', id, coalesce(nullif(title, ''), 'Arquivo'), '/midia/' || file from media where id = any (${idsOf('file')}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map(({ reference, ...told }) => [`${reference} ${told.id}`, told]))
}
