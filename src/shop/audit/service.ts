import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { AUDIT_KINDS, type AuditEntry, type AuditKind } from './contract.ts'
import './tables.ts'

export type AuditQuery = {
  actorId?: number
  kind?: AuditKind
  noun?: string
  recordId?: string
  requestId?: string
  after?: Date
  before?: Date
  isAscending: boolean
  limit: number
  offset: number
}

/** The setting in which the shop says for how many months it keeps the register. */
export const AUDIT_MONTHS = 'audit_months'
const USUAL_MONTHS = 12
/** A list tells its length up to here: to count further would take longer than to look. */
const MOST_COUNTED = 10_000
/** One stroke of the broom: a year's worth must not hold the table. */
const SWEPT_AT_ONCE = 5_000

type Options = { db: Kysely<Database>; settings: { get: (name: string) => Promise<unknown> } }

/** The register of changes: read by administrators, written by the database alone, forgotten after its time. */
export function createAudit({ db, settings }: Options) {
  const matching = ({ actorId, kind, noun, recordId, requestId, after, before }: AuditQuery) =>
    db
      .selectFrom('audit_log')
      .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId!))
      .$if(kind !== undefined, (query) => query.where('noun', 'in', AUDIT_KINDS[kind!]))
      .$if(noun !== undefined, (query) => query.where('noun', '=', noun!))
      .$if(recordId !== undefined, (query) => query.where('record_id', '=', recordId!))
      .$if(requestId !== undefined, (query) => query.where('request_id', '=', requestId!))
      .$if(after !== undefined, (query) => query.where('at', '>=', after!))
      .$if(before !== undefined, (query) => query.where('at', '<=', before!))

  return {
    list: async (query: AuditQuery): Promise<{ entries: AuditEntry[]; total: number }> => {
      const order = query.isAscending ? 'asc' : 'desc'
      const [rows, { total }] = await Promise.all([
        matching(query).selectAll().orderBy('at', order).orderBy('id', order).limit(query.limit).offset(query.offset).execute(),
        db
          .selectFrom(matching(query).select('id').limit(MOST_COUNTED).as('some'))
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
      ])
      return { entries: rows.map(entryOf), total }
    },

    sweep: async () => {
      const stored = Number(await settings.get(AUDIT_MONTHS))
      const months = Number.isInteger(stored) && stored > 0 ? stored : USUAL_MONTHS
      for (;;) {
        const { numAffectedRows = 0n } = await sql`
          delete from audit_log where id in (
            select id from audit_log where at < now() - make_interval(months => ${months}) order by at limit ${SWEPT_AT_ONCE}
          )`.execute(db)
        if (numAffectedRows < SWEPT_AT_ONCE) return
      }
    },
  }
}
export type Audit = ReturnType<typeof createAudit>

type Row = {
  id: number
  at: Date
  actor_id: number | null
  actor_name: string
  channel: AuditEntry['channel']
  request_id: string
  noun: string
  record_id: string
  label: string
  action: AuditEntry['action']
  before: Record<string, unknown>
  after: Record<string, unknown>
}
const entryOf = ({ actor_id, actor_name, request_id, record_id, ...row }: Row): AuditEntry => ({
  ...row,
  actorId: actor_id ?? undefined,
  actorName: actor_name,
  requestId: request_id,
  recordId: record_id,
})
