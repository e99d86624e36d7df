import type { BackupFile, BackupRun } from '#ops/backup/contract.ts'
import { flag, PAGING, text, whole } from '#http/rest/arguments.ts'
import { type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { downloadHeaders, sent } from '#http/rest/download.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { isGoodTicket, makeTicket, TICKET_SECONDS } from './backup-ticket.ts'
import { upkeepMay } from './authorize-upkeep.ts'

const FILE = itemSchema('backup', { name: 'text', bytes: 'whole', made_at: 'moment' })
const RUN = itemSchema('backup_run', {
  id: 'whole',
  kind: 'text',
  file: 'text',
  status: 'text',
  step: 'text',
  report: 'any',
  problem: 'any',
  created_at: 'moment',
  finished_at: 'moment',
})
const TICKET = itemSchema('backup_ticket', { url: 'text', expires_in: 'whole' })
const name = () => text({ minLength: 1, maxLength: 120 })

const fileItem = ({ name: called, bytes, madeAt }: BackupFile) => ({ name: called, bytes, made_at: madeAt.toISOString() })
const runItem = ({ id, kind, file, status, step, report, problem, created_at, finished_at }: BackupRun) => ({
  id,
  kind,
  file,
  status,
  step,
  report,
  problem,
  created_at: created_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
})

type Services = Pick<ApiServices, 'backups' | 'secret' | 'clock' | 'root'>

/** Backups: made and tried out by jobs, fetched by whoever has just said the password once more. */
function backupRoutes({ backups, secret, clock, root }: Services): Route[] {
  const known = async (called: string) => {
    const file = await backups.find(called)
    if (!file) throw new RestProblem(404, 'vitrine_backup_invalid', 'Não há este backup.')
    return file
  }
  const begin = async (kind: BackupRun['kind'], caller: Caller, file?: string) => {
    const run = await backups.begin({ kind, by: caller.user?.id, ...(file !== undefined && { file }) })
    if (!run) throw new RestProblem(409, 'vitrine_backup_busy', 'Já há um backup ou um teste em andamento. Espere que termine.')
    return { status: 202, body: runItem(run) }
  }
  const list = endpoint({
    methods: ['GET'],
    args: PAGING,
    authorize: upkeepMay,
    answer: async (call) => {
      const files = await backups.list()
      const from = offsetOf(call.args)
      return pageOf(files.slice(from, from + call.args.per_page).map(fileItem), files.length, call, root)
    },
  })
  const make = endpoint({ methods: ['POST'], args: {}, authorize: upkeepMay, answer: ({ caller }) => begin('backup', caller) })
  const runs = endpoint({
    methods: ['GET'],
    args: {},
    authorize: upkeepMay,
    answer: async () => ({ body: (await backups.runs()).map(runItem) }),
  })
  const run = endpoint({
    methods: ['GET'],
    args: { id: whole() },
    authorize: upkeepMay,
    answer: async ({ args }) => {
      const found = await backups.findRun(args.id)
      if (!found) throw new RestProblem(404, 'vitrine_backup_run_invalid', 'Não há este andamento.')
      return { body: runItem(found) }
    },
  })
  const remove = endpoint({
    methods: ['DELETE'],
    args: { name: name(), force: flag({ default: false }) },
    authorize: upkeepMay,
    answer: async ({ args }) => {
      const file = await known(args.name)
      if (!args.force) throw new RestProblem(501, 'rest_trash_not_supported', 'Backups não têm lixeira: confirme com force=true.')
      await backups.remove(file.name)
      return { body: fileItem(file) }
    },
  })
  const tryOut = endpoint({
    methods: ['POST'],
    args: { name: name() },
    authorize: upkeepMay,
    answer: async ({ args, caller }) => await begin('restore-test', caller, (await known(args.name)).name),
  })
  const ticket = endpoint({
    methods: ['POST'],
    args: { name: name() },
    authorize: upkeepMay,
    // The whole shop leaves in this file.
    requiresReauth: true,
    answer: async ({ args, caller }) => {
      const file = await known(args.name)
      const userId = caller.user!.id // upkeepMay lets nobody else in
      const written = makeTicket({ name: file.name, userId, secret, now: clock.now() })
      const url = `${root}/vitrine/v1/backups/${encodeURIComponent(file.name)}/file?ticket=${written}`
      return { body: { url, expires_in: TICKET_SECONDS } }
    },
  })
  const fetchFile = endpoint({
    methods: ['GET'],
    args: { name: name(), ticket: text({ maxLength: 80, default: '' }) },
    authorize: upkeepMay,
    answer: async ({ args, caller }) => {
      const file = await known(args.name)
      if (!isGoodTicket(args.ticket, { name: file.name, userId: caller.user!.id, secret, now: clock.now() }))
        throw new RestProblem(403, 'vitrine_ticket_invalid', 'Confirme a sua senha de novo para baixar o backup.')
      const headers = { ...downloadHeaders(file.name, 'application/gzip'), 'content-length': String(file.bytes) }
      return sent(await backups.read(file.name), headers)
    },
  })
  const route = (path: string, endpoints: Route['endpoints'], schema: Route['schema']): Route => ({
    namespace: 'vitrine/v1',
    path,
    ...(schema && { schema }),
    endpoints,
  })
  return [
    route('/backups', [list, make], FILE),
    route('/backups/runs', [runs], RUN),
    route('/backups/runs/{id}', [run], RUN),
    route('/backups/{name}', [remove], FILE),
    route('/backups/{name}/restore-test', [tryOut], RUN),
    route('/backups/{name}/ticket', [ticket], TICKET),
    { ...route('/backups/{name}/file', [fetchFile], FILE), file: 'application/gzip' },
  ]
}
export default backupRoutes satisfies ApiRoutes
