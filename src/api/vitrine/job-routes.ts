import { findJob, giveUpJob, type ListedJob, listJobs } from '#jobs/admin.ts'
import { countJobs, retryDead } from '#jobs/queue.ts'
import { choice, PAGING, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { upkeepMay } from './authorize-upkeep.ts'

const SCHEMA = itemSchema('job', {
  id: 'whole',
  kind: 'text',
  ref: 'any',
  status: 'text',
  attempts: 'whole',
  max_attempts: 'whole',
  error: 'text',
  run_at: 'moment',
  created_at: 'moment',
  finished_at: 'moment',
})

const itemOf = ({ id, kind, ref, status, attempts, max_attempts, last_error, run_at, created_at, finished_at }: ListedJob) => ({
  id,
  kind,
  ref,
  status,
  attempts,
  max_attempts,
  error: last_error ?? '',
  run_at: run_at.toISOString(),
  created_at: created_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
})

/** What the shop does later, and what of it failed for good. */
function jobRoutes({ db, root }: Pick<ApiServices, 'db' | 'root'>): Route[] {
  const known = async (id: number) => {
    const job = await findJob(db, id)
    if (!job) throw new RestProblem(404, 'vitrine_job_invalid', 'Esta tarefa não existe mais.')
    return job
  }
  const deed = (path: string, work: (id: number) => Promise<boolean>, refusal: string): Route => ({
    namespace: 'vitrine/v1',
    path: `/jobs/{id}/${path}`,
    schema: SCHEMA,
    endpoints: [
      endpoint({
        methods: ['POST'],
        args: { id: whole() },
        authorize: upkeepMay,
        answer: async ({ args }) => {
          await known(args.id)
          if (!(await work(args.id))) throw new RestProblem(409, 'vitrine_job_busy', refusal)
          return { body: itemOf(await known(args.id)) }
        },
      }),
    ],
  })
  return [
    {
      namespace: 'vitrine/v1',
      path: '/jobs',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...PAGING, status: choice(['waiting', 'running', 'done', 'dead'], { default: 'dead' }) },
          authorize: upkeepMay,
          answer: async (call) => {
            const { status, per_page: limit } = call.args
            const { items, total } = await listJobs(db, { status, limit, offset: offsetOf(call.args) })
            return pageOf(items.map(itemOf), total, call, root)
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/jobs/totals',
      response: 'one',
      schema: itemSchema('job_totals', { waiting: 'whole', running: 'whole', dead: 'whole' }),
      endpoints: [
        endpoint({ methods: ['GET'], args: {}, authorize: upkeepMay, answer: async () => ({ body: await countJobs(db) }) }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/jobs/{id}',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: upkeepMay,
          answer: async ({ args }) => ({ body: itemOf(await known(args.id)) }),
        }),
      ],
    },
    deed('retry', (id) => retryDead(db, id), 'Só uma tarefa que falhou de vez pode ser tentada de novo.'),
    deed('give-up', (id) => giveUpJob(db, id), 'Esta tarefa está em andamento ou já terminou.'),
  ]
}
export default jobRoutes satisfies ApiRoutes
