import { PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { type BoughtFile, MOST_FILE_BYTES, MOST_PIECE_BYTES, type ReceiveProblem } from '#shop/downloads/files.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'

const FILE = itemSchema('bought_file', { file: 'text', bytes: 'whole', product_ids: 'list' })
const PIECE = itemSchema('bought_file_piece', { upload: 'text', received: 'whole' })
const UPLOAD = {
  upload: text({ pattern: '^[0-9a-f]{32}$', description: 'A name for this upload: 32 hexadecimal digits by chance.' }),
}

const itemOf = ({ file, bytes, products }: BoughtFile) => ({ file, bytes, product_ids: products })

/** Files that are sold: sent in pieces, then named by a product's downloads. What is in them is told to buyers alone. */
const boughtFileRoutes = ({ boughtFiles, root }: Pick<ApiServices, 'boughtFiles' | 'root'>): Route[] => [
  {
    namespace: 'vitrine/v1',
    path: '/bought-files',
    schema: FILE,
    endpoints: [
      endpoint({
        methods: ['GET'],
        args: PAGING,
        authorize: wcMay.list,
        answer: async (call) => {
          const { files, total } = await boughtFiles.list({ limit: call.args.per_page, offset: offsetOf(call.args) })
          return pageOf(files.map(itemOf), total, call, root)
        },
      }),
      endpoint({
        methods: ['POST'],
        args: { ...UPLOAD, name: text({ minLength: 1, maxLength: 300 }), bytes: whole({ minimum: 1, maximum: MOST_FILE_BYTES }) },
        authorize: wcMay.create,
        answer: async ({ args: { upload, name, bytes } }) => {
          const kept = await boughtFiles.keep(upload, { name, bytes })
          if (!kept.ok) throw refusal(kept.problem)
          return { status: 201, body: itemOf({ file: kept.file, bytes, products: [] }) }
        },
      }),
    ],
  },
  {
    namespace: 'vitrine/v1',
    path: '/bought-files/pieces',
    schema: PIECE,
    endpoints: [
      endpoint({
        methods: ['POST'],
        args: { ...UPLOAD, offset: whole({ default: 0, maximum: MOST_FILE_BYTES }) },
        authorize: wcMay.create,
        answer: async ({ args: { upload, offset }, body }) => {
          if (!Buffer.isBuffer(body) || body.length === 0)
            throw new RestProblem(400, 'rest_upload_no_data', 'Envie o pedaço do arquivo como application/octet-stream.')
          if (body.length > MOST_PIECE_BYTES) throw refusal('too-large')
          const came = await boughtFiles.receive(upload, offset, body)
          if (!came.ok) throw refusal(came.problem)
          return { body: { upload, received: came.received } }
        },
      }),
    ],
  },
  {
    namespace: 'vitrine/v1',
    path: '/bought-files/{file}',
    schema: itemSchema('bought_file_deleted', { deleted: 'flag', file: 'text' }),
    endpoints: [
      endpoint({
        methods: ['DELETE'],
        args: { file: text({ minLength: 1, maxLength: 300, description: 'The name that the shop gave it.' }) },
        authorize: wcMay.delete,
        answer: async ({ args: { file } }) => {
          const outcome = await boughtFiles.remove(file)
          if (outcome === 'missing') throw new RestProblem(404, 'vitrine_bought_file_missing', 'Este arquivo não existe.')
          if (outcome === 'offered')
            throw new RestProblem(
              409,
              'vitrine_bought_file_offered',
              'Um produto oferece este arquivo a quem comprou. Retire-o do produto antes de excluir.',
            )
          return { body: { deleted: true, file } }
        },
      }),
    ],
  },
]
export default boughtFileRoutes satisfies ApiRoutes

const REFUSALS: Record<ReceiveProblem, [status: number, words: string]> = {
  'wrong-offset': [409, 'Falta um pedaço do arquivo antes deste. Envie-o de novo desde o começo.'],
  'too-large': [413, 'Cada arquivo tem até 500 MB, enviado em pedaços de até 2 MB.'],
  incomplete: [409, 'O arquivo não chegou inteiro. Envie-o de novo.'],
}
const refusal = (problem: ReceiveProblem) => {
  const [status, words] = REFUSALS[problem]
  return new RestProblem(status, `vitrine_bought_file_${problem.replace('-', '_')}`, words)
}
