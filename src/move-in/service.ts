import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { enqueue } from '#jobs/queue.ts'
import type { StockLedger } from '#shop/stock/contract.ts'
import { carryOutStep } from './carry-out.ts'
import { type MoveOptions, type MoveState, WORKING_STATES } from './contract.ts'
import { finishMove } from './finish.ts'
import type { TranslateContent } from './kind.ts'
import { allKinds } from './kinds/all-kinds.ts'
import { countPictures, failedPictures, framedHosts, hasOrders } from './move-facts.ts'
import type { Source } from './moved-thing.ts'
import type { OldShopKeys } from './old-shop-keys.ts'
import { planStep, type Step, type StepEnd } from './plan.ts'
import { listThings, readReport, type ReportFilter } from './report.ts'
import { stage } from './stage.ts'
import { sweepMoves } from './sweep.ts'
import { createUndo } from './undo.ts'

export const MOVE_JOB = 'move-in'
export const MOVE_PICTURES_JOB = 'move-in-pictures'

type Options = {
  db: Kysely<Database>
  stock: StockLedger
  /** Opens what a move is read from. */
  open: (move: { id: number; options: MoveOptions }, signal?: AbortSignal) => Source | Promise<Source>
  /** Of shops that are read by their address. */
  keys?: Pick<OldShopKeys, 'open' | 'forget'>
  removePicture: (id: number) => Promise<unknown>
  removeFile?: (file: string) => Promise<unknown>
  /** Removes what was sent of a move. */
  forgetFiles?: (places: string[]) => Promise<void>
  translate: TranslateContent
  now: () => Date
}
type NewMove = { source: string; name: string; options: MoveOptions; userId: number | undefined; isReceived?: boolean }
type Progress = (what: string, count: number) => void
export type MoveProblem = 'gone' | 'busy' | 'wrong-state' | 'has-orders' | 'no-keys'
type Outcome = { ok: true } | { ok: false; problem: MoveProblem }

/** In these it holds nothing that somebody works on. */
const REMOVABLE: MoveState[] = ['receiving', 'planned', 'undone', 'failed']

const OK: Outcome = { ok: true }
const refuse = (problem: MoveProblem): Outcome => ({ ok: false, problem })

/** Moves of whole shops: read, planned, carried out, taken back; each step goes on where the last one stopped. */
export function createMoves({
  db,
  stock,
  open,
  keys,
  removePicture,
  removeFile,
  forgetFiles = async () => {},
  translate,
  now,
}: Options) {
  const kinds = allKinds({ stock })
  const undo = createUndo({ db, removePicture, ...(removeFile && { removeFile }) })
  const read = (id: number) => db.selectFrom('moves').selectAll().where('id', '=', id).executeTakeFirst()
  const queue = (move: number) => enqueue(db, { kind: MOVE_JOB, payload: { move }, maxAttempts: 5 })

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

  const isUsed = async (source: string) =>
    (await db.selectFrom('moves').select('id').where('source', '=', source).limit(1).executeTakeFirst()) !== undefined

  /** One move works at a time. */
  const begin = async (id: number, from: readonly MoveState[], to: MoveState): Promise<Outcome> => {
    try {
      return (await turn(id, from, to)) ? OK : refuse('wrong-state')
    } catch (error) {
      if ((error as { code?: string }).code === '23505') return refuse('busy')
      throw error
    }
  }

  /** Begins to read; undefined while another move is at work. */
  const start = async ({ source, name, options, userId, isReceived = true }: NewMove): Promise<number | undefined> => {
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
    countPictures: (source: string) => countPictures(db, source),
    /** Pictures that did not come, with the reason. */
    failedPictures: async (id: number, page: { limit: number; offset: number }) => {
      const move = await read(id)
      if (!move) return undefined
      return await failedPictures(db, move.source, page)
    },
    /** Tries those once more that did not come. */
    retryPictures: async (id: number): Promise<Outcome> => {
      const move = await read(id)
      if (!move) return refuse('gone')
      if (move.state !== 'done') return refuse('wrong-state')
      for (const table of ['moved_pictures', 'moved_files'] as const)
        await db
          .updateTable(table)
          .set({ state: 'waiting', note: '', attempts: 0 })
          .where('source', '=', move.source)
          .where('state', '=', 'failed')
          .execute()
      await enqueue(db, { kind: MOVE_PICTURES_JOB, payload: { move: id }, maxAttempts: 5 })
      return OK
    },

    start,
    /** Where what was sent of a move lies. */
    setFile: async (id: number, part: 'file' | 'uploads', file: string) => {
      await sql`update moves set options = options || jsonb_build_object(${part}::text, ${file}::text) where id = ${id}`.execute(
        db,
      )
    },
    hasOrders: (source: string) => hasOrders(db, source),
    framedHosts: () => framedHosts(db),
    /** Reads the same shop once more, for what is new or changed there since. */
    again: async (id: number, userId: number | undefined): Promise<(Outcome & { ok: false }) | { ok: true; id: number }> => {
      const before = await read(id)
      if (!before) return { ok: false, problem: 'gone' }
      const { connection, without } = before.options
      if (connection === undefined || !(await keys?.open(connection))) return { ok: false, problem: 'no-keys' }
      const options = { connection, ...(without && { without }) }
      const made = await start({ source: before.source, name: before.name, options, userId })
      return made === undefined ? { ok: false, problem: 'busy' } : { ok: true, id: made }
    },
    received: (id: number): Promise<Outcome> => begin(id, ['receiving'], 'reading'),
    /** Forgets a move that did nothing, or whose things are gone again. */
    remove: async (id: number): Promise<Outcome> => {
      const move = await read(id)
      if (!move || !REMOVABLE.includes(move.state)) return refuse('wrong-state')
      // First the files: without the move nobody would know of them.
      await forgetFiles([move.options.file, move.options.uploads].filter((place) => place !== undefined))
      const { numDeletedRows } = await db
        .deleteFrom('moves')
        .where('id', '=', id)
        .where('state', 'in', REMOVABLE)
        .executeTakeFirst()
      if (numDeletedRows === 0n) return refuse('wrong-state')
      if (!(await isUsed(move.source))) await keys?.forget(move.source)
      return OK
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
      if (await hasOrders(db, move.source)) return refuse('has-orders')
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
          const source = await open(move, step.signal)
          const end = await stage(db, { move, source, step, onProgress: (count) => onProgress?.('read', count) })
          if (end === 'more') return 'more'
          if (end === 'read') await sql`analyze moved_things`.execute(db)
          return end === 'read' && (await turn(id, ['reading'], 'planning')) ? 'more' : 'over'
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
          if (Object.values(await countPictures(db, move.source)).some((count) => count > 0))
            await enqueue(db, { kind: MOVE_PICTURES_JOB, payload: { move: id }, maxAttempts: 5 })
          return 'over'
        case 'undoing':
          if ((await undo(known, step)) === 'more') return 'more'
          await turn(id, ['undoing'], 'undone', { finished: true })
          await keys?.forget(move.source)
          return 'over'
        default:
          return 'over'
      }
    },
    sweep: () => sweepMoves(db, forgetFiles),
    fail: async (id: number, problem: string) => {
      await sql`
        update moves set state = 'failed', problem = ${problem.slice(0, 1_000)}, options = options || jsonb_build_object('failedFrom', state), modified_at = now()
        where id = ${id} and state = any(${[...WORKING_STATES, 'receiving']}::text[])`.execute(db)
    },
  }
}
export type Moves = ReturnType<typeof createMoves>
