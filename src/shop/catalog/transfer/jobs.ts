import type { Kysely } from 'kysely'
import type { Acting } from '#db/actor.ts'
import type { LeasedJob } from '#jobs/lease.ts'
import { enqueue } from '#jobs/queue.ts'
import type { Database } from '#db/schema.ts'
import { EXPORT_JOB, IMPORT_JOB, PICTURES_JOB } from './job-kinds.ts'
import { createPictureRun } from './picture-run.ts'
import type { Transfers } from './service.ts'

/** Then the next job goes on: a mail that is due meanwhile is not kept waiting, and no attempt runs out of time. */
const STEP_MS = 15_000

type Options = { db: Kysely<Database>; transfers: Transfers; acting: Pick<Acting, 'as'> } & Pick<
  Parameters<typeof createPictureRun>[0],
  'get' | 'keep'
>
type Help = { signal: AbortSignal }

/** Imports, exports and the pictures that come with them, in steps. */
export function createTransferJobs({ db, transfers, acting, get, keep }: Options) {
  const bring = createPictureRun({ db, files: transfers.files, get, keep })
  const again = (kind: string, transfer: number) => enqueue(db, { kind, payload: { transfer }, maxAttempts: 5 })
  const idOf = ({ payload }: LeasedJob) => Number(payload.transfer)
  /** What changes by a table is changed by whoever sent it. */
  const onBehalf = async (id: number, work: () => Promise<void>) => {
    const sender = await db
      .selectFrom('transfers')
      .innerJoin('users', 'users.id', 'transfers.user_id')
      .select(['users.id', 'users.display_name as name'])
      .where('transfers.id', '=', id)
      .executeTakeFirst()
    await (sender ? acting.as({ ...sender, by: 'cookie', request: `import-${id}` }, work) : work())
  }
  const orFail = async (job: LeasedJob, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (job.attempt >= job.maxAttempts)
        await db
          .updateTable('transfers')
          .set({
            state: 'failed',
            problem: 'Algo deu errado na loja. O que já foi feito ficou; tente de novo.',
            finished_at: new Date(),
          })
          .where('id', '=', idOf(job))
          .where('state', 'in', ['checking', 'running'])
          .execute()
      throw error
    }
  }
  return {
    [IMPORT_JOB]: (job: LeasedJob, { signal }: Help) =>
      orFail(job, async () => {
        const id = idOf(job)
        await onBehalf(id, async () => {
          const end = await transfers.importStep(id, { until: performance.now() + STEP_MS, signal })
          if (end === 'more') await again(IMPORT_JOB, id)
          else if (((await transfers.read(id, 'import'))?.pictures.waiting ?? 0) > 0) await again(PICTURES_JOB, id)
        })
      }),
    [EXPORT_JOB]: (job: LeasedJob, { signal }: Help) =>
      orFail(job, async () => {
        const id = idOf(job)
        if ((await transfers.exportStep(id, { until: performance.now() + STEP_MS, signal })) === 'more')
          await again(EXPORT_JOB, id)
      }),
    [PICTURES_JOB]: async (job: LeasedJob, { signal }: Help) => {
      const id = idOf(job)
      await onBehalf(id, async () => {
        if ((await bring(id, { until: performance.now() + STEP_MS, signal })) === 'more') await again(PICTURES_JOB, id)
      })
    },
  }
}
