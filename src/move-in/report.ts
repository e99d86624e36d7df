import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { KIND_ORDER, type KindCounts, type ThingAction, type ThingState } from './contract.ts'

const MOST_REASONS = 10

/** For each kind what is there, what comes as it is, changed or not at all, and why. */
export async function readReport(db: Kysely<Database>, moveId: number): Promise<KindCounts[]> {
  const { rows } = await sql<{
    kind: string
    state: ThingState
    action: ThingAction | null
    isDone: boolean
    isAsked: boolean
    count: number
  }>`
    select kind, state, action, done_at is not null as "isDone", action = 'ask' and answer is null and done_at is null as "isAsked", count(*)::int as count
    from moved_things where move_id = ${moveId} group by 1, 2, 3, 4, 5`.execute(db)
  const reasons = await readReasons(db, moveId)
  const order = (kind: string) => {
    const at = (KIND_ORDER as readonly string[]).indexOf(kind)
    return at === -1 ? KIND_ORDER.length : at
  }
  return [...Map.groupBy(rows, (row) => row.kind)]
    .map(([kind, list]): KindCounts => {
      const sum = (test: (row: (typeof list)[number]) => boolean) =>
        list.filter(test).reduce((total, { count }) => total + count, 0)
      const actions: KindCounts['actions'] = {}
      for (const { action, count } of list) if (action) actions[action] = (actions[action] ?? 0) + count
      return {
        kind,
        found: sum(() => true),
        same: sum(({ state }) => state === 'same'),
        changed: sum(({ state }) => state === 'changed'),
        refused: sum(({ state }) => state === 'refused'),
        waiting: sum(({ state }) => state === 'waiting'),
        done: sum(({ isDone }) => isDone),
        asked: sum(({ isAsked }) => isAsked),
        actions,
        reasons: reasons.get(kind) ?? [],
      }
    })
    .sort((a, b) => order(a.kind) - order(b.kind) || a.kind.localeCompare(b.kind))
}

/** The most frequent words about things of a kind, each with three of them. */
async function readReasons(db: Kysely<Database>, moveId: number): Promise<ReadonlyMap<string, KindCounts['reasons']>> {
  const { rows } = await sql<{ kind: string; reason: string; count: number; examples: string[] }>`
    select kind, reason, count, examples from (
      select kind, said.reason, count(*)::int as count, (array_remove(array_agg(
          case when title <> '' then title when not starts_with(old_id, 'left:') then old_id end order by sort), null))[1:3] as examples,
        row_number() over (partition by kind order by count(*) desc, said.reason) as place
      from moved_things cross join lateral (
        select reason where reason <> '' union all select unnest(notes) where reason = ''
      ) said (reason)
      where move_id = ${moveId} group by kind, said.reason
    ) ranked where place <= ${MOST_REASONS} order by kind, place`.execute(db)
  return new Map(
    [...Map.groupBy(rows, (row) => row.kind)].map(([kind, list]) => [
      kind,
      list.map(({ reason, count, examples }) => ({ reason, count, examples })),
    ]),
  )
}

export type ReportFilter = {
  kind?: string | undefined
  state?: ThingState | undefined
  isAsked?: boolean | undefined
  limit: number
  offset: number
}
export type ReportThing = {
  kind: string
  oldId: string
  title: string
  oldUrl: string
  state: ThingState
  action: ThingAction | null
  answer: 'theirs' | 'ours' | null
  reason: string
  notes: string[]
  isDone: boolean
  place: string | null
  newId: number | null
}

/** The things of a report, one page of them, with where they stand here. */
export async function listThings(
  db: Kysely<Database>,
  { id, source }: { id: number; source: string },
  { kind, state, isAsked = false, limit, offset }: ReportFilter,
): Promise<{ things: ReportThing[]; total: number }> {
  const where = sql`t.move_id = ${id}
    ${kind === undefined ? sql`` : sql`and t.kind = ${kind}`}
    ${state === undefined ? sql`` : sql`and t.state = ${state}`}
    ${isAsked ? sql`and t.action = 'ask' and t.answer is null and t.done_at is null` : sql``}`
  const [found, counted] = await Promise.all([
    sql<ReportThing>`
      select t.kind, t.old_id as "oldId", t.title, t.old_url as "oldUrl", t.state, t.action, t.answer, t.reason, t.notes,
        t.done_at is not null as "isDone", o.place, o.new_id as "newId"
      from moved_things t left join old_things o on o.source = ${source} and o.kind = t.kind and o.old_id = t.old_id
      where ${where} order by t.kind, t.sort, t.old_id limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from moved_things t where ${where}`.execute(db),
  ])
  return { things: found.rows, total: counted.rows[0]!.total }
}
