import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import { decide } from './decide.ts'
import { type Kind, type OldShop, type Present, type Reading, refused } from './kind.ts'
import { oldShopOf } from './kinds/setting.ts'
import { knownThings } from './known-things.ts'

const BATCH = 500

export type Step = { until: number; signal?: AbortSignal | undefined }
export type StepEnd = 'more' | 'over'
type Move = { id: number; source: string }
type Staged = { kind: string; old_id: string; data: Record<string, unknown>; fingerprint: string }

/** Decides what becomes of each thing that was read, and changes nothing else. */
export async function planStep(db: Kysely<Database>, move: Move, kinds: readonly Kind<unknown>[], step: Step): Promise<StepEnd> {
  const shop = await readOldShop(db, move.id)
  for (const kind of kinds) {
    for (;;) {
      const count = await inTransaction(db, async (trx) => {
        const now = await trx
          .selectFrom('moves')
          .select(['state', 'paused'])
          .where('id', '=', move.id)
          .forUpdate()
          .executeTakeFirst()
        if (now?.state !== 'planning' || now.paused) return undefined
        const things = await waiting(trx, move.id, kind.kind)
        if (things.length > 0) await planBatch(trx, { move, kind, shop, things })
        return things.length
      })
      if (count === undefined) return 'over'
      if (step.signal?.aborted || performance.now() > step.until) return 'more'
      if (count === 0) break
    }
  }
  // Of kinds that nobody here understands.
  await sql`update moved_things set state = 'refused', action = 'refuse', reason = 'A loja não tem este tipo de conteúdo.'
    where move_id = ${move.id} and action is null`.execute(db)
  return 'over'
}

export async function readOldShop(db: Kysely<Database>, moveId: number): Promise<ReturnType<typeof oldShopOf>> {
  const rows = await db
    .selectFrom('moved_things')
    .select(['old_id', 'data'])
    .where('move_id', '=', moveId)
    .where('kind', '=', 'setting')
    .limit(2_000)
    .execute()
  return oldShopOf(new Map(rows.map(({ old_id, data }) => [String(data['id'] ?? old_id), data['value']])))
}

const waiting = (db: Kysely<Database>, moveId: number, kind: string): Promise<Staged[]> =>
  db
    .selectFrom('moved_things')
    .select(['kind', 'old_id', 'data', 'fingerprint'])
    .where('move_id', '=', moveId)
    .where('kind', '=', kind)
    .where('action', 'is', null)
    .where('done_at', 'is', null)
    .orderBy('sort')
    .orderBy('old_id')
    .limit(BATCH)
    .execute()

async function planBatch(
  trx: Kysely<Database>,
  { move, kind, shop, things }: { move: Move; kind: Kind<unknown>; shop: OldShop; things: readonly Staged[] },
) {
  const readings = things.map(({ data }) => readThing(kind, data, shop))
  const known = await knownThings(trx, { source: move.source, kind: kind.kind, oldIds: things.map(({ old_id }) => old_id) })
  const present = await presentOf(trx, kind, things, (at) => {
    const reading = readings[at]!
    return reading.is === 'row' && !known.has(things[at]!.old_id) ? reading.row : undefined
  })
  const rows = things.map(({ old_id, fingerprint }, at) => {
    const reading = readings[at]!
    const decision = decide(reading, { fingerprint, known: known.get(old_id), present: present.get(old_id) })
    return {
      ...decision,
      old_id,
      reason: decision.reason.slice(0, 500),
      notes: decision.notes.map((note) => note.slice(0, 500)).slice(0, 20),
      title: reading.title.slice(0, 300),
      old_url: (reading.oldUrl ?? '').slice(0, 1_000),
    }
  })
  await sql`
    update moved_things t set state = p.state, action = p.action, reason = p.reason, title = p.title, old_url = p.old_url,
      notes = array(select jsonb_array_elements_text(p.notes))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p (old_id text, state text, action text, reason text, title text, old_url text, notes jsonb)
    where t.move_id = ${move.id} and t.kind = ${kind.kind} and t.old_id = p.old_id`.execute(trx)
}

/** Data that no rule foresaw is told, and stops nothing. */
export function readThing(kind: Kind<unknown>, data: Record<string, unknown>, shop: OldShop): Reading<unknown> {
  try {
    return kind.read(data, shop)
  } catch (error) {
    return refused('', `Não pôde ser lido (${(error as Error).message.slice(0, 200)}).`)
  }
}

/** What this shop has of things that are new to it. */
export async function presentOf(
  db: Kysely<Database>,
  kind: Kind<unknown>,
  things: readonly { old_id: string }[],
  rowOf: (at: number) => unknown,
): Promise<ReadonlyMap<string, Present>> {
  const fresh = things.flatMap(({ old_id }, at) => {
    const row = rowOf(at)
    return row === undefined ? [] : [{ oldId: old_id, row }]
  })
  return fresh.length > 0 && kind.findPresent ? await kind.findPresent(db, fresh) : new Map<string, Present>()
}
