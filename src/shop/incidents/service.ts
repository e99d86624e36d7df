import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { type Affected, readAffected } from './affected.ts'
import { type Incident, type IncidentInput, wrongMoment } from './incident.ts'

export type IncidentOutcome =
  | { ok: true; incident: Incident }
  | { ok: false; problem: 'unknown' | 'stale' }
  | { ok: false; problem: 'bad-moment'; wrong: NonNullable<ReturnType<typeof wrongMoment>> }

/** The record of incidents with personal data (LGPD, art. 48): written, completed, kept. */
export function createIncidents({ db, clock }: { db: Kysely<Database>; clock: Clock }) {
  const find = async (id: number): Promise<Incident | undefined> => {
    const row = await db.selectFrom('incidents').selectAll().where('id', '=', id).executeTakeFirst()
    return row && incidentOf(row)
  }
  return {
    find,
    list: async ({ limit, offset }: { limit: number; offset: number }) => {
      const [rows, { total }] = await Promise.all([
        db.selectFrom('incidents').selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
        db
          .selectFrom('incidents')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { incidents: rows.map(incidentOf), total }
    },
    create: async (
      input: Required<Pick<Incident, 'title' | 'knownAt' | 'openFrom' | 'openTo'>> & IncidentInput,
    ): Promise<IncidentOutcome> => {
      const wrong = wrongMoment(input, clock.now())
      if (wrong) return { ok: false, problem: 'bad-moment', wrong }
      const row = await db
        .insertInto('incidents')
        .values({
          title: input.title,
          known_at: input.knownAt,
          open_from: input.openFrom,
          open_to: input.openTo,
          ...columnsOf(input),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return { ok: true, incident: incidentOf(row) }
    },
    change: async (id: number, version: number, input: IncidentInput): Promise<IncidentOutcome> => {
      const before = await find(id)
      if (!before) return { ok: false, problem: 'unknown' }
      const wrong = wrongMoment({ ...before, ...input }, clock.now())
      if (wrong) return { ok: false, problem: 'bad-moment', wrong }
      const row = await db
        .updateTable('incidents')
        .set({ ...columnsOf(input), version: sql<number>`version + 1` })
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst()
      return row ? { ok: true, incident: incidentOf(row) } : { ok: false, problem: 'stale' }
    },
    affected: async ({ openTo }: Pick<Incident, 'openTo'>, page: { after: string; limit: number }): Promise<Affected[]> =>
      await readAffected(db, { openTo, ...page }),
  }
}

type Row = {
  id: number
  title: string
  known_at: Date
  open_from: Date
  open_to: Date
  what_happened: string
  what_was_done: string
  told_authority_at: Date | null
  told_people_at: Date | null
  version: number
}

const incidentOf = (row: Row): Incident => ({
  id: row.id,
  title: row.title,
  knownAt: row.known_at,
  openFrom: row.open_from,
  openTo: row.open_to,
  whatHappened: row.what_happened,
  whatWasDone: row.what_was_done,
  toldAuthorityAt: row.told_authority_at,
  toldPeopleAt: row.told_people_at,
  version: row.version,
})

/** Only what was wished for. */
const columnsOf = (input: IncidentInput) => ({
  ...(input.title !== undefined && { title: input.title }),
  ...(input.knownAt && { known_at: input.knownAt }),
  ...(input.openFrom && { open_from: input.openFrom }),
  ...(input.openTo && { open_to: input.openTo }),
  ...(input.whatHappened !== undefined && { what_happened: input.whatHappened }),
  ...(input.whatWasDone !== undefined && { what_was_done: input.whatWasDone }),
  ...(input.toldAuthorityAt !== undefined && { told_authority_at: input.toldAuthorityAt }),
  ...(input.toldPeopleAt !== undefined && { told_people_at: input.toldPeopleAt }),
})
