import type { LeasedJob } from '#jobs/lease.ts'
import { enqueue } from '#jobs/queue.ts'
import { isLastAttempt } from '#jobs/run.ts'
import { type MoveFiles, stillOnDisk } from './files.ts'
import { createFileRun } from './file-run.ts'
import { createPictureRun } from './picture-run.ts'
import { MOVE_JOB, MOVE_PICTURES_JOB, type Moves } from './service.ts'
import { isArchive } from './sources/archive/archive.ts'
import { troubleForGood } from './trouble.ts'

/** An old shop may ask to wait for minutes, and a large file is read at one go. */
export const MOVE_PATIENCE_MS = { [MOVE_JOB]: 30 * 60_000, [MOVE_PICTURES_JOB]: 30 * 60_000 }

/** Then the next job goes on: what is due meanwhile is not kept waiting, and no attempt runs out of time. */
const STEP_MS = 15_000

type Options = { moves: Moves; files: Pick<MoveFiles, 'onDisk' | 'inner'> } & Required<
  Parameters<typeof createPictureRun>[0] & Parameters<typeof createFileRun>[0]
>
type Help = { signal: AbortSignal }

/** Moves and the pictures that come with them, in steps. */
export function createMoveJobs({ db, moves, files, get, keep, removePicture, put, find, removeFile }: Options) {
  const bringPictures = createPictureRun({ db, get, keep, removePicture })
  const bringFiles = createFileRun({ db, get, put, find, removeFile })
  /** A backup, and the zip that a shop like this one was written into, has its pictures beside the rest. */
  const archiveOf = async (file: string) => {
    for (const place of [files.inner(file), await stillOnDisk(files, file)])
      if (place !== undefined && (await isArchive(place))) return place
    return undefined
  }
  const idOf = ({ payload }: LeasedJob) => Number(payload['move'])
  return {
    [MOVE_JOB]: async (job: LeasedJob, { signal }: Help) => {
      const id = idOf(job)
      try {
        if ((await moves.step(id, { until: performance.now() + STEP_MS, signal })) === 'more') await moves.queue(id)
      } catch (error) {
        const trouble = troubleForGood(error)
        if (trouble !== undefined) return await moves.fail(id, trouble)
        if (isLastAttempt(job, error))
          await moves.fail(
            id,
            `Algo deu errado: ${(error as Error).message} O que já veio ficou; você pode continuar de onde parou.`,
          )
        throw error
      }
    },
    [MOVE_PICTURES_JOB]: async (job: LeasedJob, { signal }: Help) => {
      const move = await moves.read(idOf(job))
      if (!move || move.state === 'undoing' || move.state === 'undone') return
      const { uploads, file } = move.options
      const beside = uploads === undefined && file !== undefined ? await archiveOf(file) : undefined
      const place = uploads === undefined ? beside : await stillOnDisk(files, uploads)
      const facts = { source: move.source, uploads: place, by: move.user_id ?? 0 }
      const step = { until: performance.now() + STEP_MS, signal }
      if ((await bringPictures(facts, step)) === 'more' || (await bringFiles(facts, step)) === 'more')
        await enqueue(db, { kind: MOVE_PICTURES_JOB, payload: { move: move.id }, maxAttempts: 5 })
    },
  }
}
