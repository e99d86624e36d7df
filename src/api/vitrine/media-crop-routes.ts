import type { CropOutcome } from '#content/media/crops.ts'
import { createMediaDesk } from '#content/media/read-media.ts'
import { whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { merchants } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { ID } from '../wp/content-arguments.ts'
import { invalidPost } from '../wp/content-change.ts'
import { MEDIA_SCHEMA, mediaItem } from '../wp/media-item.ts'

const MOST_PIXELS = 20_000
const PROBLEMS: Record<Exclude<CropOutcome, 'saved' | 'missing'>, [status: number, code: string, words: string]> = {
  outside: [400, 'vitrine_crop_outside', 'O recorte sai da imagem.'],
  'too-small': [400, 'vitrine_crop_too_small', 'O recorte é pequeno demais: deixe pelo menos 16 pixels de cada lado.'],
  'no-picture': [400, 'vitrine_crop_no_picture', 'Só imagens podem ser recortadas.'],
  moving: [400, 'vitrine_crop_moving', 'Imagens animadas não podem ser recortadas.'],
  changed: [409, 'vitrine_crop_changed', 'Outra pessoa recortou esta imagem agora mesmo. Abra de novo para ver como ficou.'],
}

/** Shows a part of a picture in its place, or all of it again. */
function mediaCropRoutes(services: ApiServices): Route[] {
  const { db, library } = services
  const desk = createMediaDesk(db)
  const authorize = merchants('rest_cannot_edit', 'Sem permissão para editar este post.')
  const answer = async (id: number, outcome: CropOutcome) => {
    if (outcome !== 'saved' && outcome !== 'missing') throw new RestProblem(...PROBLEMS[outcome])
    const media = outcome === 'saved' && (await desk.find(id))
    if (!media) throw invalidPost()
    return { body: mediaItem(media, services, true) }
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/media/{id}/crop',
      response: 'one',
      schema: MEDIA_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {
            ...ID,
            x: whole({
              maximum: MOST_PIXELS,
              description: 'From the left edge, in whole pixels of the original like the others.',
            }),
            y: whole({ maximum: MOST_PIXELS, description: 'From the upper edge.' }),
            width: whole({ minimum: 1, maximum: MOST_PIXELS, description: 'How wide the part is.' }),
            height: whole({ minimum: 1, maximum: MOST_PIXELS, description: 'How high the part is.' }),
          },
          authorize,
          answer: async ({ args: { id, ...area } }) => await answer(id, await library.crop(id, area)),
        }),
        endpoint({
          methods: ['DELETE'],
          args: ID,
          authorize,
          answer: async ({ args: { id } }) => await answer(id, await library.restore(id)),
        }),
      ],
    },
  ]
}
export default mediaCropRoutes satisfies ApiRoutes
