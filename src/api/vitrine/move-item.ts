import { RestProblem } from '#http/rest/rest-problem.ts'
import { type Answer, type Route } from '#http/rest/contract.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiServices } from '../services.ts'

export const MOVE_SCHEMA = itemSchema('move', {
  id: 'whole',
  source: 'text',
  name: 'text',
  state: 'text',
  paused: 'flag',
  things_read: 'whole',
  reading: 'text',
  problem: 'text',
  kinds: 'list',
  pictures: 'any',
  is_by_address: 'flag',
  keys_until: 'any',
  has_uploads: 'flag',
  can_undo: 'flag',
  created_at: 'text',
  finished_at: 'any',
})

const PROBLEMS = {
  gone: { status: 404, text: 'Essa mudança não existe.' },
  busy: { status: 409, text: 'Outra mudança está em andamento: espere ela terminar.' },
  'wrong-state': { status: 409, text: 'A mudança não está em um estado em que isso possa ser feito.' },
  'has-orders': { status: 409, text: 'A loja já recebeu um pedido: a mudança não pode mais ser desfeita.' },
  'no-keys': { status: 409, text: 'As chaves da loja antiga já foram apagadas: informe-as de novo.' },
} as const

export const moveRefusal = (problem: keyof typeof PROBLEMS) =>
  new RestProblem(PROBLEMS[problem].status, `vitrine_move_${problem}`, PROBLEMS[problem].text)

export const moveRoute = (path: string, endpoints: Route['endpoints'], schema: Route['schema'] = MOVE_SCHEMA): Route => ({
  namespace: 'vitrine/v1',
  path: `/moves${path}`,
  endpoints,
  schema,
})

/** How moves are told, for all of their routes. */
export function createMoveItems({ moves, oldShopKeys, root }: Pick<ApiServices, 'moves' | 'oldShopKeys' | 'root'>) {
  const found = async (id: number) => {
    const row = await moves.read(id)
    if (!row) throw moveRefusal('gone')
    return row
  }
  const item = async (row: Awaited<ReturnType<typeof found>>) => ({
    id: row.id,
    source: row.source,
    name: row.name,
    state: row.state,
    paused: row.paused,
    things_read: row.things_read,
    reading: row.state === 'reading' ? (row.cursor.split(':', 1)[0] ?? '') : '',
    problem: row.problem,
    kinds: await moves.report(row.id),
    pictures: await moves.countPictures(row.source),
    is_by_address: row.options.connection !== undefined,
    keys_until: (await oldShopKeys.keptUntil([row.source])).get(row.source)?.toISOString() ?? null,
    has_uploads: row.options.uploads !== undefined,
    can_undo: !(await moves.hasOrders(row.source)),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  })
  const told = async (id: number): Promise<Answer> => ({ body: await item(await found(id)) })
  const made = async (id: number): Promise<Answer> => ({
    ...(await told(id)),
    status: 201,
    headers: { location: `${root}/vitrine/v1/moves/${id}` },
  })
  return { found, item, told, made }
}
