import { PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { downloadHeaders, sent } from '#http/rest/download.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import type { MoveOut } from '#move-out/service.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { isGoodTicket, makeTicket, TICKET_SECONDS } from './backup-ticket.ts'
import { upkeepMay } from './authorize-upkeep.ts'

const ID = { id: whole() }
const MOVE_OUT_SCHEMA = itemSchema('move_out', {
  id: 'whole',
  name: 'text',
  state: 'text',
  step: 'text',
  report: 'any',
  problem: 'text',
  bytes: 'any',
  created_at: 'text',
  finished_at: 'any',
  fetched_at: 'any',
})
const TICKET_SCHEMA = itemSchema('move_out_ticket', { url: 'text', expires_in: 'whole' })

type Services = Pick<ApiServices, 'moveOuts' | 'secret' | 'clock' | 'root'>

/** The whole shop in a file: made by a job, fetched by whoever has just said the password once more. */
function moveOutRoutes({ moveOuts, secret, clock, root }: Services): Route[] {
  const item = async ({ id, name, state, step, report, problem, created_at, finished_at, fetched_at }: MoveOut) => ({
    id,
    name,
    state,
    step,
    report,
    problem,
    /** Null where no file lies here: not made yet, or taken along by the command. */
    bytes: state === 'done' ? ((await moveOuts.bytesOf(id)) ?? null) : null,
    created_at: created_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    fetched_at: fetched_at?.toISOString() ?? null,
  })
  const found = async (id: number) => {
    const row = await moveOuts.find(id)
    if (!row) throw new RestProblem(404, 'vitrine_move_out_gone', 'Este arquivo não existe mais.')
    return row
  }
  const ready = async (id: number) => {
    const row = await found(id)
    const bytes = row.state === 'done' ? await moveOuts.bytesOf(id) : undefined
    if (bytes === undefined) throw new RestProblem(409, 'vitrine_move_out_state', 'O arquivo não está pronto.')
    return { row, bytes }
  }
  const list = endpoint({
    methods: ['GET'],
    args: PAGING,
    authorize: upkeepMay,
    answer: async (call) => {
      const rows = await moveOuts.list({ limit: call.args.per_page, offset: offsetOf(call.args) })
      return pageOf(await Promise.all(rows.map(item)), await moveOuts.count(), call, root)
    },
  })
  const create = endpoint({
    methods: ['POST'],
    args: {},
    authorize: upkeepMay,
    answer: async ({ caller }) => {
      const made = await moveOuts.begin(caller.user?.id)
      if (!made) throw new RestProblem(409, 'vitrine_move_out_busy', 'Já há um arquivo sendo feito. Espere que termine.')
      return { status: 201, body: await item(made), headers: { location: `${root}/vitrine/v1/move-outs/${made.id}` } }
    },
  })
  const read = endpoint({
    methods: ['GET'],
    args: ID,
    authorize: upkeepMay,
    answer: async ({ args: { id } }) => ({ body: await item(await found(id)) }),
  })
  const remove = endpoint({
    methods: ['DELETE'],
    args: ID,
    authorize: upkeepMay,
    answer: async ({ args: { id } }) => {
      const was = await found(id)
      if (was.state !== 'done' && was.state !== 'failed')
        throw new RestProblem(409, 'vitrine_move_out_state', 'O arquivo ainda está sendo feito.')
      const body = await item(was)
      await moveOuts.remove(id)
      return { body }
    },
  })
  const ticket = endpoint({
    methods: ['POST'],
    args: ID,
    authorize: upkeepMay,
    // Everybody's data leaves in this file.
    requiresReauth: true,
    answer: async ({ args: { id }, caller }) => {
      await ready(id)
      const userId = caller.user!.id // upkeepMay lets nobody else in
      const written = makeTicket({ name: ticketName(id), userId, secret, now: clock.now() })
      await moveOuts.taken(id)
      return { body: { url: `${root}/vitrine/v1/move-outs/${id}/file?ticket=${written}`, expires_in: TICKET_SECONDS } }
    },
  })
  const fetchFile = endpoint({
    methods: ['GET'],
    args: { ...ID, ticket: text({ maxLength: 80, default: '' }) },
    authorize: upkeepMay,
    answer: async ({ args, caller }) => {
      const { row, bytes } = await ready(args.id)
      if (!isGoodTicket(args.ticket, { name: ticketName(args.id), userId: caller.user!.id, secret, now: clock.now() }))
        throw new RestProblem(403, 'vitrine_ticket_invalid', 'Confirme a sua senha de novo para baixar a loja.')
      return sent(await moveOuts.read(args.id), {
        ...downloadHeaders(row.name, 'application/zip'),
        'content-length': String(bytes),
      })
    },
  })
  const route = (path: string, endpoints: Route['endpoints'], schema = MOVE_OUT_SCHEMA): Route => ({
    namespace: 'vitrine/v1',
    path: `/move-outs${path}`,
    endpoints,
    schema,
  })
  return [
    route('', [list, create]),
    route('/{id}', [read, remove]),
    route('/{id}/ticket', [ticket], TICKET_SCHEMA),
    { ...route('/{id}/file', [fetchFile]), file: 'application/zip' },
  ]
}
export default moveOutRoutes satisfies ApiRoutes

/** No backup is called so. */
const ticketName = (id: number) => `move-out/${id}`
