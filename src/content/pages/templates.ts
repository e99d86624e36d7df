import { type Kysely, sql } from 'kysely'
import type { KeptTables } from '#db/kept-tables.ts'
import { createLoader } from '#db/request-batching.ts'
import type { Database } from '#db/schema.ts'
import { closestTemplate, isIncluded, type Place } from './display-conditions.ts'
import type { TemplatePart } from './contract.ts'
import { ORDINARY_PLACE } from './template-rules.ts'

/** More designs than this for one part of the site are a mistake that no page should pay for. */
const MAX_TEMPLATES = 100
/** Read together with the first that is asked for. */
const AROUND_EVERY_PAGE: TemplatePart[] = ['header', 'footer']

/** Finds the published template that draws a part of the site on a page. */
export function createTemplateFinder(db: Kysely<Database>, keptTables: Pick<KeptTables, 'of'>) {
  const designsOf = createLoader((parts) => readDesigns(db, parts), AROUND_EVERY_PAGE)
  const allOf = async (part: TemplatePart) => (await designsOf([part])).get(part) ?? []
  return async (part: TemplatePart, place: Place) => {
    const designs = await keptTables.of('designs', `templates:${part}`, () => allOf(part))
    const found = closestTemplate(designs, place, isOrdinary(part, place))
    return found && { id: found.id, document: found.document }
  }
}

async function readDesigns(db: Kysely<Database>, parts: readonly TemplatePart[]) {
  const { rows } = await sql<{ part: TemplatePart; id: number; document: unknown; conditions: unknown }>`
    select wanted.part, design.id, design.document, design.settings -> 'conditions' as conditions
    from unnest(${parts}::text[]) as wanted(part)
    cross join lateral (
      select id, document, settings from content
      where type = 'template' and part = wanted.part and status = 'publish' and published_at <= now()
      order by id limit ${MAX_TEMPLATES}
    ) as design
    order by design.id`.execute(db)
  return Map.groupBy(
    rows.map((row) => ({ ...row, conditions: conditionsOf(row.conditions) })),
    ({ part }) => part,
  )
}

/** Where a design that names no place stands: headers and footers everywhere, the others around what they are named after. */
const isOrdinary = (part: TemplatePart, place: Place) => isIncluded([`include/${ORDINARY_PLACE[part]}`], place)

/** Something else than a list says nothing. */
export const conditionsOf = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string').slice(0, 200) : []
