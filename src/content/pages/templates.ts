import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { closestTemplate, isIncluded, type Place } from '#kit/display-conditions.ts'
import type { TemplatePart } from './contract.ts'

/** More designs than this for one part of the site are a mistake that no page should pay for. */
const MAX_TEMPLATES = 100

/** Finds the published template that draws a part of the site on a page. */
export const createTemplateFinder = (db: Kysely<Database>) => async (part: TemplatePart, place: Place) => {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'document', sql<unknown>`settings->'conditions'`.as('conditions')])
    .where('type', '=', 'template')
    .where('part', '=', part)
    .where('status', '=', 'publish')
    .where('published_at', '<=', sql<Date>`now()`)
    .orderBy('id')
    .limit(MAX_TEMPLATES)
    .execute()
  const templates = rows.map((row) => ({ ...row, conditions: conditionsOf(row.conditions) }))
  const found = closestTemplate(templates, place, isOrdinary(part, place))
  return found && { id: found.id, document: found.document }
}

/** Where a design that names no place stands: headers and footers everywhere, the others around what they are named after. */
function isOrdinary(part: TemplatePart, place: Place): boolean {
  switch (part) {
    case 'header':
    case 'footer':
      return true
    case 'single':
      return place.kind === 'post'
    case 'product':
      return place.kind === 'product'
    case 'not-found':
      return place.kind === 'error'
    case 'archive':
      return isIncluded(['include/archive/post_archive'], place)
  }
}

/** Something else than a list says nothing. */
const conditionsOf = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string').slice(0, 200) : []
