import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { foldOrigins, MOST_SOURCES, type OriginOf } from './by-origin.ts'
import type { Breakdown, By } from './contract.ts'
import { sideGroups } from './by-side.ts'
import { stepGroups } from './by-step.ts'
import { tellGroups } from './groups.ts'
import { nameOf } from './names.ts'
import type { Period } from './period.ts'

type Asked = { by: By; period: Period; limit: number; offset: number }

/** What was sold in a period, told by one of its sides. One statement, however many orders there are. */
export async function readBreakdown(
  { db, originOf }: { db: Kysely<Database>; originOf: OriginOf },
  { by, period, limit, offset }: Asked,
): Promise<Breakdown> {
  const page = { limit, offset }
  if (by === 'day' || by === 'week' || by === 'month') return named(by, await tellGroups(db, stepGroups(by, period, page)))
  if (by !== 'origin') return named(by, await tellGroups(db, sideGroups(by, period, page)))
  // Many sources have one name: they are put together before a page of them is cut.
  const all = await tellGroups(db, sideGroups(by, period, { limit: MOST_SOURCES, offset: 0 }))
  const rows = foldOrigins(all, originOf)
  return { ...all, rows: rows.slice(offset, offset + limit), rowCount: rows.length }
}

const named = (by: By, told: Breakdown): Breakdown => ({
  ...told,
  rows: told.rows.map((row) => ({ ...row, name: nameOf(by, row) })),
})
