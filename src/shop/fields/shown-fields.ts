import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Meta } from '#kit/meta-data.ts'
import { referenceOf, type TypedField } from '#kit/typed-fields/definition.ts'
import { readValue } from '#kit/typed-fields/read-value.ts'
import { valueText } from '#kit/typed-fields/value-text.ts'
import type { FieldNoun, ShownField } from './contract.ts'

type Field = TypedField & { onPage: boolean }
type Told = { id: number; title: string; url: string }

/** What visitors may see of a thing's fields, in the merchant's order. Nothing is asked where there is no meta. */
export async function readShownFields(db: Kysely<Database>, noun: FieldNoun, meta: readonly Meta[]): Promise<ShownField[]> {
  if (meta.length === 0) return []
  const { rows } = await sql<Field>`
    select key, name, kind, options, required, on_page as "onPage" from custom_fields
    where noun = ${noun} and removed_at is null and seen_by = 'customers' and key = any (${meta.map(({ key }) => key)}::text[])
    order by position, id`.execute(db)
  const values = rows.flatMap((field) => {
    const read = readValue(field, meta.find(({ key }) => key === field.key)?.value)
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
    select 'page', id, title, '/' || slug || '/' from content
    where id = any (${idsOf('page')}::bigint[]) and type in ('page', 'post') and status = 'publish' and published_at <= now()
    union all
    select 'file', id, coalesce(nullif(title, ''), 'Arquivo'), '/midia/' || file from media where id = any (${idsOf('file')}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map(({ reference, ...told }) => [`${reference} ${told.id}`, told]))
}
