import { Readable } from 'node:stream'
import { choice, flag, listOf, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { type Answer, endpoint, type Route } from '#http/rest/contract.ts'
import { downloadHeaders, sent } from '#http/rest/download.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { MOST_PIECE_BYTES, OUTCOMES } from '#shop/catalog/transfer/contract.ts'
import type { TransferProblem } from '#shop/catalog/transfer/service.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { TRANSFER_SCHEMA, transferItem, transferRefusal } from './transfer-shape.ts'

const ID = { id: whole() }
const LINE_SCHEMA = itemSchema('import_line', {
  id: 'whole',
  line: 'whole',
  outcome: 'text',
  sku: 'any',
  name: 'text',
  product_id: 'any',
  fields: 'list',
  note: 'text',
})

/** Products out of a table: sent in pieces, looked through without a change, then carried out. */
function importRoutes({ transfers, root }: Pick<ApiServices, 'transfers' | 'root'>): Route[] {
  const told = async (id: number) => {
    const row = await transfers.read(id, 'import')
    if (!row) throw transferRefusal('gone')
    return transferItem(row)
  }
  const then = async (id: number, outcome: { ok: true } | { ok: false; problem: TransferProblem }): Promise<Answer> => {
    if (!outcome.ok) throw transferRefusal(outcome.problem)
    return { body: await told(id) }
  }
  const route = (path: string, endpoints: Route['endpoints'], schema = TRANSFER_SCHEMA): Route => ({
    namespace: 'vitrine/v1',
    path: `/imports${path}`,
    endpoints,
    schema,
  })
  const list = endpoint({
    methods: ['GET'],
    args: PAGING,
    authorize: wcMay.list,
    answer: async (call) => {
      const { rows, total } = await transfers.list('import', { limit: call.args.per_page, offset: offsetOf(call.args) })
      return pageOf(rows.map(transferItem), total, call, root)
    },
  })
  const create = endpoint({
    methods: ['POST'],
    args: {
      name: text({ default: '', maxLength: 200 }),
      creates: flag({ default: true, description: 'Makes products that the shop does not have.' }),
      updates: flag({ default: true, description: 'Changes products that the shop has.' }),
    },
    authorize: wcMay.create,
    answer: async ({ args: { name, ...options }, caller }) => {
      const id = await transfers.startImport({ name, options, userId: caller.user?.id })
      return { status: 201, body: await told(id), headers: { location: `${root}/vitrine/v1/imports/${id}` } }
    },
  })
  const piece = endpoint({
    methods: ['POST'],
    args: { ...ID, part: choice(['table', 'zip'], { default: 'table' }), offset: whole({ default: 0 }) },
    authorize: wcMay.edit,
    answer: async ({ args: { id, part, offset }, body }) => {
      await told(id)
      if (!Buffer.isBuffer(body) || body.length === 0)
        throw new RestProblem(400, 'rest_upload_no_data', 'Envie o pedaço do arquivo como application/octet-stream.')
      if (body.length > MOST_PIECE_BYTES) throw transferRefusal('too-large')
      return then(id, await transfers.receive(id, part, offset, body))
    },
  })
  const lines = endpoint({
    methods: ['GET'],
    args: { ...ID, ...PAGING, outcome: maybe(listOf(choice(OUTCOMES))) },
    authorize: wcMay.view,
    answer: async (call) => {
      const { id, outcome = [], per_page } = call.args
      await told(id)
      const { rows, total } = await transfers.lines(id, outcome, { limit: per_page, offset: offsetOf(call.args) })
      return pageOf(
        rows.map(({ thing_id, ...row }) => ({ id: row.line, ...row, product_id: thing_id })),
        total,
        call,
        root,
      )
    },
  })
  const deed = (act: (id: number) => ReturnType<typeof transfers.check>) =>
    endpoint({ methods: ['POST'], args: ID, authorize: wcMay.edit, answer: async ({ args: { id } }) => then(id, await act(id)) })
  return [
    route('', [list, create]),
    route('/{id}', [
      endpoint({
        methods: ['GET'],
        args: ID,
        authorize: wcMay.view,
        answer: async ({ args }) => ({ body: await told(args.id) }),
      }),
      endpoint({
        methods: ['DELETE'],
        args: ID,
        authorize: wcMay.delete,
        answer: async ({ args: { id } }) => {
          const was = await told(id)
          await transfers.cancel(id, 'import')
          await transfers.remove(id, 'import')
          return { body: was }
        },
      }),
    ]),
    route('/{id}/pieces', [piece]),
    route('/{id}/check', [deed((id) => transfers.check(id))]),
    route('/{id}/run', [deed((id) => transfers.run(id))]),
    route('/{id}/cancel', [deed((id) => transfers.cancel(id, 'import'))]),
    route('/{id}/lines', [lines], LINE_SCHEMA),
    {
      ...route(
        '/{id}/report',
        [
          endpoint({
            methods: ['GET'],
            args: ID,
            authorize: wcMay.view,
            answer: async ({ args: { id } }) => {
              await told(id)
              const headers = downloadHeaders(`importacao-${id}.csv`, 'text/csv; charset=utf-8')
              return sent(Readable.from(transfers.report(id)), headers)
            },
          }),
        ],
        LINE_SCHEMA,
      ),
      file: 'text/csv',
    },
  ]
}
export default importRoutes satisfies ApiRoutes
