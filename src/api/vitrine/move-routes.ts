import { choice, flag, listOf, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { type Answer, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { mayBeRead } from '#move-in/contract.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { upkeepMay } from './authorize-upkeep.ts'
import { createMoveItems, moveRefusal as refusal, moveRoute as route } from './move-item.ts'

const ID = { id: whole() }

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

/** A whole shop of another system: read, planned, carried out, taken back. */
function moveRoutes(services: Pick<ApiServices, 'moves' | 'oldShopKeys' | 'root'>): Route[] {
  const { moves, root } = services
  const { found, item, told, made } = createMoveItems(services)
  const then = async (id: number, outcome: Awaited<ReturnType<typeof moves.carryOut>>): Promise<Answer> => {
    if (!outcome.ok) throw refusal(outcome.problem)
    await moves.queue(id)
    return await told(id)
  }
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
      if (!mayBeRead(name)) throw new RestProblem(400, 'vitrine_move_unknown_file', 'A loja não sabe ler este tipo de arquivo.')
      const id = (await moves.start({ source, name, options: {}, userId: caller.user?.id, isReceived: false }))!
      return await made(id)
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
      return await told(id)
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
        answer: async ({ args: { id } }) => await told(id),
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
          return { body }
        },
      }),
    ]),
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
