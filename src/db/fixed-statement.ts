import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Stands in a statement's text for what each call says anew. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type Places<Name extends string> = <T>(name: Name) => RawBuilder<T>

/**
 * A statement whose text is made once, when it is first asked: putting a long one together costs as much as sending it. What differs from
 * call to call stands in places, never in the text.
 */
export function fixedStatement<Name extends string, Row>(
  write: (place: Places<Name>, db: Kysely<Database>) => CompiledQuery<Row>,
): (db: Kysely<Database>, values: Partial<Record<Name, unknown>>) => Promise<Row[]> {
  let made: CompiledQuery<Row> | undefined
  return async (db, values) => {
    made ??= write(<T>(name: Name) => sql.val(new Place(name)) as unknown as RawBuilder<T>, db) // what stands there is told by each call
    const parameters = made.parameters.map((value) => (value instanceof Place ? told(values, value.name) : value))
    return (await db.executeQuery<Row>({ ...made, parameters })).rows
  }
}

function told(values: object, name: string): unknown {
  const value = (values as Record<string, unknown>)[name]
  if (value === undefined) throw new Error(`The statement asks for «${name}», which was not said.`)
  return value
}
