import type { LeasedJob } from '#jobs/lease.ts'
import { enqueue } from '#jobs/queue.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { createPictureRun } from './picture-run.ts'
import { MOVE_JOB, MOVE_PICTURES_JOB, type Moves } from './service.ts'

/** Then the next job goes on: what is due meanwhile is not kept waiting, and no attempt runs out of time. */
const STEP_MS = 15_000

type Options = { db: Kysely<Database>; moves: Moves } & Omit<Parameters<typeof createPictureRun>[0], 'db'>
type Help = { signal: AbortSignal }

/** Moves and the pictures that come with them, in steps. */
export function createMoveJobs({ db, moves, get, keep }: Options) {
  const bring = createPictureRun({ db, get, keep })
  const idOf = ({ payload }: LeasedJob) => Number(payload['move'])
  return {
    [MOVE_JOB]: async (job: LeasedJob, { signal }: Help) => {
      const id = idOf(job)
      try {
        if ((await moves.step(id, { until: performance.now() + STEP_MS, signal })) === 'more') await moves.queue(id)
      } catch (error) {
        const text = (error as Error).message
        if (job.attempt >= job.maxAttempts)
          await moves.fail(id, `Algo deu errado: ${text} O que já veio ficou; você pode continuar de onde parou.`)
        throw error
      }
    },
    [MOVE_PICTURES_JOB]: async (job: LeasedJob, { signal }: Help) => {
      const move = await moves.read(idOf(job))
      if (!move || move.state === 'undoing' || move.state === 'undone') return
      const facts = { source: move.source, uploads: move.options.uploads, by: move.user_id ?? 0 }
      if ((await bring(facts, { until: performance.now() + STEP_MS, signal })) === 'more')
        await enqueue(db, { kind: MOVE_PICTURES_JOB, payload: { move: move.id }, maxAttempts: 5 })
    },
  }
}
