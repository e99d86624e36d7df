import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { enqueue } from '#jobs/queue.ts'
import type { StockLedger } from '#shop/stock/contract.ts'
import { carryOutStep } from './carry-out.ts'
import { type MoveOptions, type MoveState, WORKING_STATES } from './contract.ts'
import { finishMove } from './finish.ts'
import type { TranslateContent } from './kind.ts'
import { allKinds } from './kinds/all-kinds.ts'
import type { Source } from './moved-thing.ts'
import { readerOf } from './open-source.ts'
import { planStep, type Step, type StepEnd } from './plan.ts'
import { listThings, readReport, type ReportFilter } from './report.ts'
import { stage } from './stage.ts'
import { createUndo } from './undo.ts'

export const MOVE_JOB = 'move-in'
export const MOVE_PICTURES_JOB = 'move-in-pictures'

type Options = {
  db: Kysely<Database>
  stock: StockLedger
  /** Opens what a move is read from. */
  open: (move: { id: number; options: MoveOptions }) => Source | Promise<Source>
  removePicture: (id: number) => Promise<unknown>
  translate: TranslateContent
  now: () => Date
}
type NewMove = { source: string; name: string; options: MoveOptions; userId: number | undefined; isReceived?: boolean }
type Progress = (what: string, count: number) => void
export type MoveProblem = 'gone' | 'busy' | 'wrong-state' | 'has-orders'
type Outcome = { ok: true } | { ok: false; problem: MoveProblem }

const OK: Outcome = { ok: true }
const refuse = (problem: MoveProblem): Outcome => ({ ok: false, problem })

/** Moves of whole shops: read, planned, carried out, taken back; each step goes on where the last one stopped. */
export function createMoves({ db, stock, open, removePicture, translate, now }: Options) {
  const kinds = allKinds({ stock })
  const undo = createUndo({ db, removePicture })
  const read = (id: number) => db.selectFrom('moves').selectAll().where('id', '=', id).executeTakeFirst()
  const queue = (move: number) => enqueue(db, { kind: MOVE_JOB, payload: { move }, maxAttempts: 5 })

  const countPictures = async (source: string) => {
    const rows = await db
      .selectFrom('moved_pictures')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .where('source', '=', source)
      .groupBy('state')
      .execute()
    return { waiting: 0, here: 0, failed: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])) }
  }

  /** From one state to another; false when it is in none of those by now. */
  const turn = async (id: number, from: readonly MoveState[], to: MoveState, more: { finished?: boolean } = {}) => {
    const { numUpdatedRows } = await db
      .updateTable('moves')
      .set({ state: to, paused: false, problem: '', modified_at: sql<Date>`now()` })
      .$if(more.finished ?? false, (query) => query.set({ finished_at: sql<Date>`now()` }))
      .where('id', '=', id)
      .where('state', 'in', from)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  /** One move works at a time. */
  const begin = async (id: number, from: readonly MoveState[], to: MoveState): Promise<Outcome> => {
    try {
      return (await turn(id, from, to)) ? OK : refuse('wrong-state')
    } catch (error) {
      if ((error as { code?: string }).code === '23505') return refuse('busy')
      throw error
    }
  }

  return {
    read,
    list: ({ limit, offset }: { limit: number; offset: number }) =>
      db.selectFrom('moves').selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    count: async () =>
      (
        await db
          .selectFrom('moves')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    report: (id: number) => readReport(db, id),
    things: async (id: number, filter: ReportFilter) => {
      const move = await read(id)
      return move && (await listThings(db, move, filter))
    },
    countPictures,

    /** Begins to read; undefined while another move is at work. */
    start: async ({ source, name, options, userId, isReceived = true }: NewMove): Promise<number | undefined> => {
      try {
        const { id } = await db
          .insertInto('moves')
          .values({
            source,
            name: name.slice(0, 200),
            options: JSON.stringify(options),
            state: isReceived ? 'reading' : 'receiving',
            user_id: userId ?? null,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      } catch (error) {
        if ((error as { code?: string }).code === '23505') return undefined
        throw error
      }
    },
    readerOf,
    setFile: async (id: number, file: string) => {
      await sql`update moves set options = options || jsonb_build_object('file', ${file}::text) where id = ${id}`.execute(db)
    },
    received: (id: number): Promise<Outcome> => begin(id, ['receiving'], 'reading'),
    /** Forgets a move that did nothing, or whose things are gone again. */
    remove: async (id: number): Promise<Outcome> => {
      const { numDeletedRows } = await db
        .deleteFrom('moves')
        .where('id', '=', id)
        .where('state', 'in', ['receiving', 'planned', 'undone', 'failed'])
        .executeTakeFirst()
      return numDeletedRows > 0n ? OK : refuse('wrong-state')
    },

    /** Also once more, for what was answered since. */
    carryOut: async (id: number): Promise<Outcome> => {
      const move = await read(id)
      if (!move) return refuse('gone')
      await db
        .updateTable('moved_things')
        .set({ done_at: sql<Date>`now()` })
        .where('move_id', '=', id)
        .where('action', 'in', ['keep', 'refuse'])
        .where('done_at', 'is', null)
        .execute()
      try {
        await db
          .updateTable('moves')
          .set({ kinds_done: [] })
          .where('id', '=', id)
          .where('state', 'in', ['planned', 'done'])
          .execute()
        return (await turn(id, ['planned', 'done'], 'carrying-out')) ? OK : refuse('wrong-state')
      } catch (error) {
        if ((error as { code?: string }).code === '23505') return refuse('busy')
        throw error
      }
    },
    pause: async (id: number): Promise<Outcome> => {
      const { numUpdatedRows } = await db
        .updateTable('moves')
        .set({ paused: true, modified_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('state', 'in', WORKING_STATES)
        .executeTakeFirst()
      return numUpdatedRows > 0n ? OK : refuse('wrong-state')
    },
    /** Goes on after a pause, or after a failure with the state in which it failed. */
    goOn: async (id: number): Promise<Outcome> => {
      const move = await read(id)
      if (!move) return refuse('gone')
      const to = move.state === 'failed' ? (move.options.failedFrom ?? 'reading') : move.state
      if (!(WORKING_STATES as readonly MoveState[]).includes(to)) return refuse('wrong-state')
      return await begin(id, [move.state], to)
    },
    /** Until the first order of the new shop: after it, numbers and stock belong to somebody. */
    undo: async (id: number): Promise<Outcome> => {
      const move = await read(id)
      if (!move) return refuse('gone')
      const { rows } = await sql<{ placed: boolean }>`
        select exists (select from orders where created_via <> 'import' and created_at > (
          select min(created_at) from moves where source = ${move.source} and state <> 'undone')) as placed`.execute(db)
      if (rows[0]!.placed) return refuse('has-orders')
      return await begin(id, ['planned', 'done', 'failed', 'carrying-out'], 'undoing')
    },
    answer: async (id: number, { kind, oldIds, answer }: { kind: string; oldIds?: string[]; answer: 'theirs' | 'ours' }) => {
      const { numUpdatedRows } = await db
        .updateTable('moved_things')
        .set({ answer })
        .where('move_id', '=', id)
        .where('kind', '=', kind)
        .where('action', '=', 'ask')
        .where('done_at', 'is', null)
        .$if(oldIds !== undefined, (query) => query.where('old_id', 'in', oldIds!))
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    queue,
    /** Goes on with a move where it stands, for a while. */
    step: async (id: number, step: Step, onProgress?: Progress): Promise<StepEnd> => {
      const move = await read(id)
      if (!move || move.paused) return 'over'
      const known = { id, source: move.source, userId: move.user_id ?? undefined }
      switch (move.state) {
        case 'reading': {
          const source = await open(move)
          const isRead = await stage(db, {
            move,
            source,
            signal: step.signal,
            onProgress: (count) => onProgress?.('read', count),
          })
          return isRead && (await turn(id, ['reading'], 'planning')) ? 'more' : 'over'
        }
        case 'planning': {
          if ((await planStep(db, known, kinds, step)) === 'more') return 'more'
          if (!(await read(id))?.paused) await turn(id, ['planning'], 'planned')
          return 'over'
        }
        case 'carrying-out': {
          const wanted = kinds.filter(({ kind }) => !move.options.without?.includes(kind))
          const end = await carryOutStep(db, { move: known, kinds: wanted, help: { translate, at: now() }, step, onProgress })
          if (end === 'more') return 'more'
          const after = await read(id)
          if (after?.state !== 'carrying-out' || after.paused) return 'over'
          return (await turn(id, ['carrying-out'], 'finishing')) ? 'more' : 'over'
        }
        case 'finishing':
          await finishMove(db, known)
          await turn(id, ['finishing'], 'done', { finished: true })
          if ((await countPictures(move.source)).waiting > 0)
            await enqueue(db, { kind: MOVE_PICTURES_JOB, payload: { move: id }, maxAttempts: 5 })
          return 'over'
        case 'undoing':
          if ((await undo(known, step)) === 'more') return 'more'
          await turn(id, ['undoing'], 'undone', { finished: true })
          return 'over'
        default:
          return 'over'
      }
    },
    /** Half a year after its end a report is of no use: what came stays known by the map. */
    sweep: async () => {
      await sql`delete from moved_things where move_id in (
        select id from moves where finished_at < now() - interval '180 days' or (state = 'receiving' and created_at < now() - interval '7 days'))`.execute(
        db,
      )
    },
    fail: async (id: number, problem: string) => {
      await sql`
        update moves set state = 'failed', problem = ${problem.slice(0, 1_000)}, options = options || jsonb_build_object('failedFrom', state), modified_at = now()
        where id = ${id} and state = any(${[...WORKING_STATES, 'receiving']}::text[])`.execute(db)
    },
  }
}
export type Moves = ReturnType<typeof createMoves>
