import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { TypedField } from '#kit/typed-fields/definition.ts'
import { readValue } from '#kit/typed-fields/read-value.ts'
import { valueCell } from '#kit/typed-fields/value-text.ts'

type Noun = 'product' | 'variation'
/** How a table tells the value of a field of the merchant's own; undefined where there is no such field, or the value is none of it. */
export type FieldCell = (noun: Noun, key: string, value: unknown) => string | undefined

type Row = Pick<TypedField, 'key' | 'kind' | 'options'> & { noun: Noun }
const readFields = async (db: Kysely<Database>) =>
  (
    await sql<Row>`
      select noun, key, kind, options from custom_fields
      where noun in ('product', 'variation') and removed_at is null order by noun, position, id`.execute(db)
  ).rows

export async function readFieldCells(db: Kysely<Database>): Promise<FieldCell> {
  const fields = new Map((await readFields(db)).map((field) => [`${field.noun} ${field.key}`, field]))
  return (noun, key, value) => {
    const field = fields.get(`${noun} ${key}`)
    const read = field && readValue(field, value)
    return read?.ok && read.value !== null ? valueCell(read.value) : undefined
  }
}

/** The keys of all fields, each once: they have a column also where nothing is filled in yet. */
export const readFieldKeys = async (db: Kysely<Database>): Promise<string[]> => [
  ...new Set((await readFields(db)).map(({ key }) => key)),
]
