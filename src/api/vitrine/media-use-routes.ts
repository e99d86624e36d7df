import { createMediaDesk } from '#content/media/read-media.ts'
import { mediaUses } from '#content/media/uses.ts'
import { CONTEXT } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { itemSchema } from '../item-schema.ts'
import { merchants } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { ID } from '../wp/content-arguments.ts'
import { invalidPost } from '../wp/content-change.ts'

/** Where a file of the library is shown, so that nobody deletes what the shop needs without knowing. */
function mediaUseRoutes({ db }: ApiServices): Route[] {
  const desk = createMediaDesk(db)
  return [
    {
      namespace: 'vitrine/v1',
      path: '/media/{id}/uses',
      schema: itemSchema('media-use', { kind: 'text', id: 'whole', title: 'text' }),
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...ID, ...CONTEXT },
          authorize: merchants('rest_cannot_view', 'Sem permissão para ver onde um arquivo é usado.'),
          answer: async ({ args }) => {
            if (!(await desk.find(args.id))) throw invalidPost()
            return { body: await mediaUses(db, args.id) }
          },
        }),
      ],
    },
  ]
}
export default mediaUseRoutes satisfies ApiRoutes
