import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Kind, OldShop, Place, Present, Reading, Trx, WriteHelp, Written } from './kind.ts'
import { readKit } from './kinds/kit.ts'
import { knownThings } from './known-things.ts'
import { asHistory } from './as-history.ts'
import { learnSizes } from './finish.ts'
import { type OldThing, rememberThings } from './old-things.ts'
import { fingerprintsHere } from './places.ts'
import { presentOf, readOldShop, readThing, type Step, type StepEnd } from './plan.ts'
import { leadOldAddresses } from './redirects.ts'

const BATCH = 200

type Move = { id: number; source: string; userId: number | undefined }
type Help = Pick<WriteHelp, 'translate' | 'at'>
type Around = Help & Pick<WriteHelp, 'kit'>
type Due = {
  old_id: string
  data: Record<string, unknown>
  fingerprint: string
  action: 'create' | 'update' | 'link' | 'ask'
  answer: 'theirs' | 'ours' | null
  old_url: string
  notes: string[]
}

type Ready = Due & { reading: Reading<unknown> }

/**
 * Brings what was planned, kind by kind. Each batch is one transaction with its rows in the map: whoever goes on after a crash begins with
 * the next batch, and of two who try at once one waits and finds it done.
 */
export async function carryOutStep(
  db: Kysely<Database>,
  {
    move,
    kinds,
    help,
    step,
    onProgress,
  }: {
    move: Move
    kinds: readonly Kind<unknown>[]
    help: Help
    step: Step
    onProgress?: ((kind: string, done: number) => void) | undefined
  },
): Promise<StepEnd> {
  const { kinds_done } = await db.selectFrom('moves').select('kinds_done').where('id', '=', move.id).executeTakeFirstOrThrow()
  const shop = await readOldShop(db, move.id)
  if (kinds_done.length === 0) await keepOldNumbersFree(db, move.id)
  const around = { ...help, kit: await readKit(db, move.id) }
  await giveNumbers(db, move.id)
  for (const kind of kinds) {
    if (kinds_done.includes(kind.kind)) continue
    let batches = 0
    for (;;) {
      const things = await due(db, move.id, kind.kind)
      if (things.length === 0) break
      if (!(await carryOut(db, await prepared(things, kind, shop), { move, kind, shop, help: around }))) return 'over'
      onProgress?.(kind.kind, things.length)
      if (isPowerOfTwo(++batches)) await learnSizes(db)
      if (step.signal?.aborted || performance.now() > step.until) return 'more'
    }
    const isMine = await inTransaction(db, async (trx) => {
      if (!(await isGoingOn(trx, move.id))) return false
      await asHistory(trx)
      await kind.link?.(trx, move)
      await sql`update moves set kinds_done = kinds_done || ${kind.kind}::text, modified_at = now() where id = ${move.id}`.execute(
        trx,
      )
      return true
    })
    if (!isMine) return 'over'
  }
  return 'over'
}

/** Links of the old shop carry its numbers: nothing that is made from here on has one of them. */
async function keepOldNumbersFree(db: Kysely<Database>, moveId: number) {
  await sql`
    select setval('object_ids', highest) from (
      select max(old_id::bigint) as highest from moved_things
      where move_id = ${moveId} and kind in ('product', 'variation', 'page', 'post', 'media') and old_id ~ '^[1-9][0-9]{0,8}$'
    ) old, object_ids where highest > last_value`.execute(db)
}

/** As often as what came has doubled. */
const isPowerOfTwo = (count: number) => (count & (count - 1)) === 0

const due = (db: Kysely<Database>, moveId: number, kind: string): Promise<Due[]> =>
  db
    .selectFrom('moved_things')
    .select(['old_id', 'data', 'fingerprint', 'action', 'answer', 'old_url', 'notes'])
    .where('move_id', '=', moveId)
    .where('kind', '=', kind)
    .where('done_at', 'is', null)
    .where(({ or, eb, and }) =>
      or([eb('action', 'in', ['create', 'update', 'link']), and([eb('action', '=', 'ask'), eb('answer', 'is not', null)])]),
    )
    .orderBy('sort')
    .orderBy('old_id')
    .limit(BATCH)
    .execute() as Promise<Due[]> // the action is one of those asked for

/** Two at a time, so that whoever signs in meanwhile waits for one hash at the most. */
async function prepared(things: readonly Due[], kind: Kind<unknown>, shop: OldShop): Promise<Ready[]> {
  const ready = things.map((thing) => ({ ...thing, reading: readThing(kind, thing.data, shop) }))
  const rest = ready.values()
  const work = async () => {
    for (const { action, reading } of rest)
      if (kind.prepare && action === 'create' && reading.is === 'row') reading.row = await kind.prepare(reading.row)
  }
  await Promise.all([work(), work()])
  return ready
}

async function isGoingOn(trx: Trx, moveId: number): Promise<boolean> {
  const now = await trx.selectFrom('moves').select(['state', 'paused']).where('id', '=', moveId).forUpdate().executeTakeFirst()
  return now?.state === 'carrying-out' && !now.paused
}

type Batch = { move: Move; kind: Kind<unknown>; shop: Awaited<ReturnType<typeof readOldShop>>; help: Around }

/** False when it was paused or taken back. What the database refuses is looked for thing by thing. */
async function carryOut(db: Kysely<Database>, things: readonly Ready[], batch: Batch): Promise<boolean> {
  try {
    return await inTransaction(db, async (trx) => {
      if (!(await isGoingOn(trx, batch.move.id))) return false
      await asHistory(trx)
      await writeBatch(trx, things, batch)
      return true
    })
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    if (!/^2[23]/.test(code)) throw error
    if (things.length === 1) {
      const reason = `Um valor não pode ser guardado aqui (${(error as Error).message.slice(0, 200)}).`
      await finish(db, batch, [{ oldId: things[0]!.old_id, refused: reason }])
      return true
    }
    const half = Math.ceil(things.length / 2)
    return (await carryOut(db, things.slice(0, half), batch)) && (await carryOut(db, things.slice(half), batch))
  }
}

async function writeBatch(trx: Trx, things: readonly Ready[], batch: Batch) {
  const { move, kind, shop, help } = batch
  const known = await knownThings(trx, { source: move.source, kind: kind.kind, oldIds: things.map(({ old_id }) => old_id) })
  const present = await presentOf(trx, kind, things, (at) => {
    const { reading } = things[at]!
    return reading.is === 'row' && !known.has(things[at]!.old_id) ? reading.row : undefined
  })
  const joined: (Written & { newId: number; place: Place })[] = []
  const writing: { oldId: string; row: unknown; newId: number | undefined }[] = []
  const done: Written[] = []
  const isBefore = new Set<string>()
  const met: number[] = []
  for (const thing of things) {
    const { old_id: oldId, reading } = thing
    const before = known.get(oldId)
    const here = before ? { id: before.newId, place: before.place } : present.get(oldId)
    if (reading.is !== 'row') done.push({ oldId, refused: 'Mudou desde que foi planejado.' })
    else if (here && isJoined(thing, before !== undefined, present.get(oldId)))
      joined.push({ oldId, newId: here.id, place: here.place })
    else if (here && !before && thing.answer !== 'theirs') done.push({ oldId, refused: present.get(oldId)!.note })
    else writing.push({ oldId, row: reading.row, newId: here?.id })
    if (here && !(before?.created ?? false)) isBefore.add(oldId)
    if (here && !before) met.push(here.id)
  }
  if (met.length > 0) await kind.meet?.(trx, met)
  const remembered: OldThing[] = []
  const written = await kind.write(trx, writing, {
    ...help,
    source: move.source,
    userId: move.userId,
    move: { id: move.id, hosts: shop.hosts },
    newIds: (of, oldIds) => newIds(trx, move, of, oldIds),
    remember: async (made) => void remembered.push({ ...made, created: true, there: '', here: '' }),
  })
  const prints = new Map(things.map(({ old_id, fingerprint }) => [old_id, fingerprint]))
  const here = await fingerprintsOf(trx, [...joined, ...written])
  await rememberThings(trx, move.source, [
    ...remembered,
    ...[...joined, ...written].flatMap((one) =>
      'refused' in one
        ? []
        : [
            {
              kind: kind.kind,
              oldId: one.oldId,
              place: one.place,
              newId: one.newId,
              created: !isBefore.has(one.oldId),
              there: prints.get(one.oldId)!,
              here: here.get(`${one.place} ${one.newId}`) ?? '',
            },
          ],
    ),
  ])
  const urls = new Map(things.map(({ old_id, old_url }) => [old_id, old_url]))
  await leadOldAddresses(
    trx,
    move.source,
    written.flatMap((one) => ('path' in one && one.path ? [{ from: urls.get(one.oldId) ?? '', to: one.path }] : [])),
  )
  await finish(trx, batch, [...done, ...joined, ...written])
}

/** What is here stays as it is: it was found to be the same, or the merchant said so. */
const isJoined = ({ action, answer }: Due, isKnown: boolean, present: Present | undefined) =>
  answer === 'ours' || (!isKnown && answer !== 'theirs' && (action === 'link' || present?.is === 'same'))

async function fingerprintsOf(trx: Trx, written: readonly Written[]): Promise<ReadonlyMap<string, string>> {
  const there = written.filter((one) => 'newId' in one)
  const prints = new Map<string, string>()
  for (const [place, list] of Map.groupBy(there, (one) => one.place)) {
    const found = await fingerprintsHere(
      trx,
      place,
      list.map(({ newId }) => newId),
    )
    for (const [id, print] of found) prints.set(`${place} ${id}`, print)
  }
  return prints
}

/** Documents name each other, so each has its number before the first of them comes. */
async function giveNumbers(db: Kysely<Database>, moveId: number) {
  await sql`update moved_things set new_id = nextval('object_ids')
    where move_id = ${moveId} and kind in ('page', 'post', 'template', 'popup') and action = 'create' and new_id is null and done_at is null`.execute(
    db,
  )
}

async function newIds(trx: Trx, { id, source }: Move, kind: string, oldIds: readonly string[]) {
  const { rows } = await sql<{ old_id: string; new_id: number }>`
    select old_id, new_id from moved_things where move_id = ${id} and kind = ${kind} and old_id = any(${[...oldIds]}::text[]) and new_id is not null
    union all
    select old_id, new_id from old_things where source = ${source} and kind = ${kind} and old_id = any(${[...oldIds]}::text[])`.execute(
    trx,
  )
  return new Map(rows.map((row) => [row.old_id, row.new_id]))
}

async function finish(db: Kysely<Database>, { move, kind }: Batch, written: readonly Written[]) {
  const rows = written.map((one) => ({
    old_id: one.oldId,
    reason: 'refused' in one ? one.refused.slice(0, 500) : '',
    notes: (one.notes ?? []).map((note) => note.slice(0, 500)).slice(0, 20),
  }))
  await sql`
    update moved_things t set done_at = now(), notes = (select coalesce(array_agg(distinct n), '{}') from (
        select unnest(t.notes) as n union select jsonb_array_elements_text(w.notes)) all_notes),
      state = case when w.reason <> '' then 'refused' when w.notes <> '[]' then 'changed' else t.state end,
      reason = case when w.reason <> '' then w.reason else t.reason end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (old_id text, reason text, notes jsonb)
    where t.move_id = ${move.id} and t.kind = ${kind.kind} and t.old_id = w.old_id`.execute(db)
}
