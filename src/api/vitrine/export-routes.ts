import { fileMoment } from '#kit/pt-br.ts'
import { choice, maybe, PAGING, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { downloadHeaders, sent } from '#http/rest/download.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { LANGUAGES, SEPARATORS } from '#shop/catalog/transfer/contract.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { TRANSFER_SCHEMA, transferItem, transferRefusal } from './transfer-shape.ts'

const ID = { id: whole() }

/** Products into a table: made later, told of while it is made, then fetched. */
function exportRoutes({ transfers, root, clock }: Pick<ApiServices, 'transfers' | 'root' | 'clock'>): Route[] {
  const found = async (id: number) => {
    const row = await transfers.read(id, 'export')
    if (!row) throw transferRefusal('gone')
    return row
  }
  const route = (path: string, endpoints: Route['endpoints']): Route => ({
    namespace: 'vitrine/v1',
    path: `/exports${path}`,
    endpoints,
    schema: TRANSFER_SCHEMA,
  })
  const list = endpoint({
    methods: ['GET'],
    args: PAGING,
    authorize: wcMay.list,
    answer: async (call) => {
      const { rows, total } = await transfers.list('export', { limit: call.args.per_page, offset: offsetOf(call.args) })
      return pageOf(rows.map(transferItem), total, call, root)
    },
  })
  const create = endpoint({
    methods: ['POST'],
    args: {
      language: choice(LANGUAGES, { default: 'pt', description: 'Of the headings.' }),
      separator: choice(SEPARATORS, { default: 'comma' }),
      status: maybe(choice(['publish', 'draft', 'pending', 'private'])),
      category: maybe(whole()),
    },
    authorize: wcMay.create,
    answer: async ({ args: { language, separator, status, category }, caller }) => {
      const name = `produtos-${fileMoment(new Date(clock.now()))}.csv`
      const options = { language, separator, ...(status && { status }), ...(category && { categoryId: category }) }
      const id = await transfers.startExport({ name, options, userId: caller.user?.id })
      const headers = { location: `${root}/vitrine/v1/exports/${id}` }
      return { status: 201, body: transferItem(await found(id)), headers }
    },
  })
  return [
    route('', [list, create]),
    route('/{id}', [
      endpoint({
        methods: ['GET'],
        args: ID,
        authorize: wcMay.view,
        answer: async ({ args }) => ({ body: transferItem(await found(args.id)) }),
      }),
      endpoint({
        methods: ['DELETE'],
        args: ID,
        authorize: wcMay.delete,
        answer: async ({ args: { id } }) => {
          const was = transferItem(await found(id))
          await transfers.cancel(id, 'export')
          await transfers.remove(id, 'export')
          return { body: was }
        },
      }),
    ]),
    route('/{id}/cancel', [
      endpoint({
        methods: ['POST'],
        args: ID,
        authorize: wcMay.edit,
        answer: async ({ args: { id } }) => {
          const outcome = await transfers.cancel(id, 'export')
          if (!outcome.ok) throw transferRefusal(outcome.problem)
          return { body: transferItem(await found(id)) }
        },
      }),
    ]),
    {
      ...route('/{id}/file', [
        endpoint({
          methods: ['GET'],
          args: ID,
          authorize: wcMay.view,
          answer: async ({ args: { id } }) => {
            const { state, name } = await found(id)
            if (state !== 'done') throw transferRefusal('state')
            const headers = downloadHeaders(name, 'text/csv; charset=utf-8')
            return sent(await transfers.files.read(transfers.files.table(id)), headers)
          },
        }),
      ]),
      file: 'text/csv',
    },
  ]
}
export default exportRoutes satisfies ApiRoutes
