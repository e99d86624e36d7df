import { extname } from 'node:path'
import { choice, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { upkeepMay } from './authorize-upkeep.ts'
import { createMoveItems, moveRefusal, moveRoute } from './move-item.ts'

const MOST_PIECE_BYTES = 8 * 1024 * 1024
const MOST_BYTES = 8 * 1024 ** 3

/** The file of an old shop and its pictures, sent in pieces. A piece may be sent again. */
function moveFileRoutes(services: Pick<ApiServices, 'moves' | 'moveFiles' | 'oldShopKeys' | 'root'>): Route[] {
  const { moves, moveFiles } = services
  const { found, told } = createMoveItems(services)
  const piece = endpoint({
    methods: ['POST'],
    args: {
      id: whole(),
      offset: whole({ default: 0 }),
      part: choice(['file', 'uploads'], {
        default: 'file',
        description: 'The file of the shop, or a zip of its folder wp-content/uploads.',
      }),
    },
    authorize: upkeepMay,
    answer: async ({ args: { id, offset, part }, body }) => {
      const { state, name, options } = await found(id)
      if (state !== 'receiving') throw moveRefusal('wrong-state')
      if (!Buffer.isBuffer(body) || body.length === 0)
        throw new RestProblem(400, 'rest_upload_no_data', 'Envie o pedaço do arquivo como application/octet-stream.')
      if (body.length > MOST_PIECE_BYTES || offset + body.length > MOST_BYTES)
        throw new RestProblem(413, 'vitrine_move_too_large', 'O arquivo é grande demais: traga-o pelo terminal do servidor.')
      const file = options[part] ?? moveFiles.name(id, part === 'uploads' ? '.uploads.zip' : endingOf(name))
      if ((await moveFiles.append(file, body, offset)) === undefined)
        throw new RestProblem(409, 'vitrine_move_offset', 'Falta um pedaço antes deste.')
      if (options[part] === undefined) await moves.setFile(id, part, file)
      return await told(id)
    },
  })
  return [moveRoute('/{id}/pieces', [piece])]
}
export default moveFileRoutes satisfies ApiRoutes

/** `.sql.gz`, `.jsonl`, `.xml`, and nothing else of the name. */
function endingOf(name: string): string {
  const last = extname(name).toLowerCase()
  const before = last === '.gz' ? extname(name.slice(0, -3)).toLowerCase() : ''
  return /^(\.[a-z0-9]{1,8}){1,2}$/.test(before + last) ? before + last : ''
}
