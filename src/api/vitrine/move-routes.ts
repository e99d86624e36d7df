import { extname } from 'node:path'
import { choice, flag, listOf, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { type Answer, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { upkeepMay } from './authorize-upkeep.ts'

const ID = { id: whole() }
const MOST_PIECE_BYTES = 8 * 1024 * 1024
const MOST_BYTES = 8 * 1024 ** 3

const MOVE_SCHEMA = itemSchema('move', {
  id: 'whole',
  source: 'text',
  name: 'text',
  state: 'text',
  paused: 'flag',
  things_read: 'whole',
  problem: 'text',
  kinds: 'list',
  pictures: 'any',
  created_at: 'text',
  finished_at: 'any',
})
const THING_SCHEMA = itemSchema('moved_thing', {
  id: 'text',
  kind: 'text',
  old_id: 'text',
  title: 'text',
  old_url: 'text',
  state: 'text',
  action: 'any',
  answer: 'any',
  reason: 'text',
  notes: 'list',
  is_done: 'flag',
  place: 'any',
  new_id: 'any',
})

const PROBLEMS = {
  gone: { status: 404, text: 'Essa mudança não existe.' },
  busy: { status: 409, text: 'Outra mudança está em andamento: espere ela terminar.' },
  'wrong-state': { status: 409, text: 'A mudança não está em um estado em que isso possa ser feito.' },
  'has-orders': { status: 409, text: 'A loja já recebeu um pedido: a mudança não pode mais ser desfeita.' },
} as const

/** A whole shop of another system: sent in pieces, read, planned, carried out, taken back. */
function moveRoutes({ moves, moveFiles, root }: Pick<ApiServices, 'moves' | 'moveFiles' | 'root'>): Route[] {
  const refusal = (problem: keyof typeof PROBLEMS) =>
    new RestProblem(PROBLEMS[problem].status, `vitrine_move_${problem}`, PROBLEMS[problem].text)
  const item = async (row: NonNullable<Awaited<ReturnType<typeof moves.read>>>) => ({
    id: row.id,
    source: row.source,
    name: row.name,
    state: row.state,
    paused: row.paused,
    things_read: row.things_read,
    problem: row.problem,
    kinds: await moves.report(row.id),
    pictures: await moves.countPictures(row.source),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  })
  const found = async (id: number) => {
    const row = await moves.read(id)
    if (!row) throw refusal('gone')
    return row
  }
  const then = async (id: number, outcome: Awaited<ReturnType<typeof moves.carryOut>>): Promise<Answer> => {
    if (!outcome.ok) throw refusal(outcome.problem)
    await moves.queue(id)
    return { body: await item(await found(id)) }
  }
  const route = (path: string, endpoints: Route['endpoints'], schema = MOVE_SCHEMA): Route => ({
    namespace: 'vitrine/v1',
    path: `/moves${path}`,
    endpoints,
    schema,
  })
  const list = endpoint({
    methods: ['GET'],
    args: PAGING,
    authorize: upkeepMay,
    answer: async (call) => {
      const rows = await moves.list({ limit: call.args.per_page, offset: offsetOf(call.args) })
      return pageOf(await Promise.all(rows.map(item)), await moves.count(), call, root)
    },
  })
  const create = endpoint({
    methods: ['POST'],
    args: {
      source: text({ pattern: '^[a-z0-9][a-z0-9.:-]{0,199}$', description: 'The address of the old shop, without https://.' }),
      name: text({ maxLength: 200, description: 'The name of the file that will be sent.' }),
    },
    authorize: upkeepMay,
    answer: async ({ args: { source, name }, caller }) => {
      const reader = moves.readerOf(name)
      if (reader === undefined)
        throw new RestProblem(400, 'vitrine_move_unknown_file', 'A loja não sabe ler este tipo de arquivo.')
      const userId = caller.user?.id
      const id = (await moves.start({ source, name, options: { reader }, userId, isReceived: false }))!
      await moves.setFile(id, moveFiles.path(id, endingOf(name)))
      return { status: 201, body: await item(await found(id)), headers: { location: `${root}/vitrine/v1/moves/${id}` } }
    },
  })
  const piece = endpoint({
    methods: ['POST'],
    args: { ...ID, offset: whole({ default: 0 }) },
    authorize: upkeepMay,
    answer: async ({ args: { id, offset }, body }) => {
      const { state, options } = await found(id)
      if (state !== 'receiving' || options.file === undefined) throw refusal('wrong-state')
      if (!Buffer.isBuffer(body) || body.length === 0)
        throw new RestProblem(400, 'rest_upload_no_data', 'Envie o pedaço do arquivo como application/octet-stream.')
      if (body.length > MOST_PIECE_BYTES || offset + body.length > MOST_BYTES)
        throw new RestProblem(413, 'vitrine_move_too_large', 'O arquivo é grande demais: traga-o pelo terminal do servidor.')
      if ((await moveFiles.append(options.file, body, offset)) === undefined)
        throw new RestProblem(409, 'vitrine_move_offset', 'Falta um pedaço antes deste.')
      return { body: await item(await found(id)) }
    },
  })
  const things = endpoint({
    methods: ['GET'],
    args: {
      ...ID,
      ...PAGING,
      kind: maybe(text({ maxLength: 60 })),
      state: maybe(choice(['waiting', 'same', 'changed', 'refused'])),
      asked: flag({ default: false, description: 'Only what the merchant has to decide.' }),
    },
    authorize: upkeepMay,
    answer: async (call) => {
      const { id, kind, state, asked, per_page } = call.args
      const page = await moves.things(id, { kind, state, isAsked: asked, limit: per_page, offset: offsetOf(call.args) })
      if (!page) throw refusal('gone')
      const items = page.things.map((thing) => ({
        id: `${thing.kind}:${thing.oldId}`,
        kind: thing.kind,
        old_id: thing.oldId,
        title: thing.title,
        old_url: thing.oldUrl,
        state: thing.state,
        action: thing.action,
        answer: thing.answer,
        reason: thing.reason,
        notes: thing.notes,
        is_done: thing.isDone,
        place: thing.place,
        new_id: thing.newId,
      }))
      return pageOf(items, page.total, call, root)
    },
  })
  const answers = endpoint({
    methods: ['POST'],
    args: {
      ...ID,
      kind: text({ maxLength: 60 }),
      old_ids: maybe(listOf(text({ maxLength: 200 }), { maxItems: 1_000, description: 'Without it, all that are open.' })),
      answer: choice(['theirs', 'ours'], { description: 'Which side counts: the old shop or this one.' }),
    },
    authorize: upkeepMay,
    answer: async ({ args: { id, kind, old_ids, answer } }) => {
      await found(id)
      await moves.answer(id, { kind, answer, ...(old_ids && { oldIds: old_ids }) })
      return { body: await item(await found(id)) }
    },
  })
  const deed = (act: (id: number) => ReturnType<typeof moves.carryOut>) =>
    endpoint({ methods: ['POST'], args: ID, authorize: upkeepMay, answer: async ({ args: { id } }) => then(id, await act(id)) })
  return [
    route('', [list, create]),
    route('/{id}', [
      endpoint({
        methods: ['GET'],
        args: ID,
        authorize: upkeepMay,
        answer: async ({ args: { id } }) => ({ body: await item(await found(id)) }),
      }),
      endpoint({
        methods: ['DELETE'],
        args: ID,
        authorize: upkeepMay,
        answer: async ({ args: { id } }) => {
          const was = await found(id)
          const body = await item(was)
          const outcome = await moves.remove(id)
          if (!outcome.ok) throw refusal(outcome.problem)
          if (was.options.file !== undefined) await moveFiles.forget(was.options.file)
          return { body }
        },
      }),
    ]),
    route('/{id}/pieces', [piece]),
    route('/{id}/read', [deed((id) => moves.received(id))]),
    route('/{id}/carry-out', [deed((id) => moves.carryOut(id))]),
    route('/{id}/pause', [deed((id) => moves.pause(id))]),
    route('/{id}/go-on', [deed((id) => moves.goOn(id))]),
    route('/{id}/undo', [deed((id) => moves.undo(id))]),
    route('/{id}/things', [things], THING_SCHEMA),
    route('/{id}/answers', [answers]),
  ]
}
export default moveRoutes satisfies ApiRoutes

/** `.sql.gz`, `.jsonl`, `.xml`: what the reader goes by, and nothing else of the name. */
function endingOf(name: string): string {
  const last = extname(name).toLowerCase()
  const before = last === '.gz' ? extname(name.slice(0, -3)).toLowerCase() : ''
  return /^(\.[a-z0-9]{1,8}){1,2}$/.test(before + last) ? before + last : ''
}
