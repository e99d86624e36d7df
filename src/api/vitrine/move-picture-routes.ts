import { PAGING, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { upkeepMay } from './authorize-upkeep.ts'
import { createMoveItems, moveRefusal, moveRoute } from './move-item.ts'

const SCHEMA = itemSchema('failed_picture', { id: 'text', url: 'text', reason: 'text' })

/** Pictures of an old shop that did not come, and one more try for them. */
function movePictureRoutes(services: Pick<ApiServices, 'moves' | 'oldShopKeys' | 'root'>): Route[] {
  const { moves, root } = services
  const { told } = createMoveItems(services)
  const list = endpoint({
    methods: ['GET'],
    args: { id: whole(), ...PAGING },
    authorize: upkeepMay,
    answer: async (call) => {
      const found = await moves.failedPictures(call.args.id, { limit: call.args.per_page, offset: offsetOf(call.args) })
      if (!found) throw moveRefusal('gone')
      const items = found.pictures.map(({ url, note }) => ({ id: url, url, reason: note }))
      return pageOf(items, found.total, call, root)
    },
  })
  const retry = endpoint({
    methods: ['POST'],
    args: { id: whole() },
    authorize: upkeepMay,
    answer: async ({ args: { id } }) => {
      const outcome = await moves.retryPictures(id)
      if (!outcome.ok) throw moveRefusal(outcome.problem)
      return await told(id)
    },
  })
  return [moveRoute('/{id}/pictures', [list], SCHEMA), moveRoute('/{id}/pictures/retry', [retry])]
}
export default movePictureRoutes satisfies ApiRoutes
