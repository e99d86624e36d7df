import { type Kysely, sql } from 'kysely'
import { type FieldRules, NO_RULES } from '#kit/typed-fields/check-meta.ts'
import { referenceOf, type TypedField } from '#kit/typed-fields/definition.ts'
import { readValue } from '#kit/typed-fields/read-value.ts'
import type { MetaChange } from '#kit/meta-data.ts'
import type { Database } from '#db/schema.ts'

/** What a field of the merchant's own may be about. */
export const FIELD_NOUNS = ['product', 'variation', 'category', 'customer', 'order'] as const
export type FieldNoun = (typeof FIELD_NOUNS)[number]

/** Where a reference's number is looked for. */
const PLACES: Record<string, string> = {
  picture: "select id from media where mime like 'image/%'",
  file: 'select id from media',
  product: "select id from products where status <> 'trash'",
  category: 'select id from categories',
  page: "select id from content where type in ('page', 'post') and status <> 'trash'",
}

/** The fields of a noun, for whatever is about to be written of it: each `sent` is the meta of one thing. */
export async function readFieldRules(
  db: Kysely<Database>,
  noun: FieldNoun,
  sent: readonly (readonly MetaChange[] | undefined)[],
): Promise<FieldRules> {
  const changes = sent.flatMap((one) => one ?? [])
  if (changes.length === 0) return NO_RULES
  const { rows: fields } = await sql<TypedField>`
    select key, name, kind, options, required from custom_fields where noun = ${noun} and removed_at is null`.execute(db)
  if (fields.length === 0) return NO_RULES
  const known = await readKnown(db, fields, changes)
  return { fields, knows: (reference, id) => known.get(reference)?.has(id) === true }
}

/** Of an entry that is named by its number alone the field is not known here: it may be any that refers to something. */
async function readKnown(db: Kysely<Database>, fields: readonly TypedField[], changes: readonly MetaChange[]) {
  const known = new Map<string, Set<number>>()
  for (const [reference, those] of Map.groupBy(fields, referenceOf)) {
    const place = PLACES[reference ?? '']
    if (reference === undefined || place === undefined) continue
    const ids = changes.flatMap(({ key, value }) => {
      const field = those.find((one) => key === undefined || one.key === key)
      const read = field && readValue(field, value)
      return read?.ok && typeof read.value === 'number' ? read.value : []
    })
    if (ids.length === 0) continue
    const { rows } = await sql<{ id: number }>`
      select id from (${sql.raw(place)}) there where id = any(${ids}::bigint[])`.execute(db)
    known.set(reference, new Set(rows.map(({ id }) => id)))
  }
  return known
}
