import { listOf, maybe, shape, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { readCep } from '#kit/brazil/cep.ts'
import { LONGEST_PLACE_HOURS, LONGEST_PLACE_TEXT, MOST_PICKUP_POINTS } from '#shop/shipping/pickup-points.ts'
import { NO_STORE, wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { stale } from '../wc/problems.ts'

const SCHEMA = itemSchema('pickup_points', { points: 'list', methods: 'list', version: 'whole' })
const line = (description: string, maxLength = LONGEST_PLACE_TEXT) => maybe(text({ maxLength, description }))
const POINT = shape({
  name: text({ minLength: 1, maxLength: LONGEST_PLACE_TEXT, pattern: '\\S', description: 'What the place is called.' }),
  address: text({ minLength: 1, maxLength: LONGEST_PLACE_TEXT, pattern: '\\S', description: 'Street and number.' }),
  city: line('City.'),
  state: line('State, two letters.', 2),
  postcode: line('CEP.', 20),
  hours: line('Opening hours, a line for each span of days.', LONGEST_PLACE_HOURS),
  phone: line('Telephone.', 30),
  whatsapp: line('WhatsApp.', 30),
  picture_id: maybe(whole({ minimum: 0, description: 'Picture of the library; 0: none.' })),
  method_id: maybe(whole({ minimum: 0, description: 'The pickup method that means this place; 0: none.' })),
})

/** The places of the shop, all of them at once. */
const pickupPointRoutes = ({ pickupPoints }: Pick<ApiServices, 'pickupPoints'>): Route[] => {
  const told = async () => {
    const [{ points, version }, methods] = await Promise.all([pickupPoints.read(), pickupPoints.methods()])
    return {
      points: points.map(({ pictureId, methodId, ...point }) => ({ ...point, picture_id: pictureId, method_id: methodId })),
      methods,
      version,
    }
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/pickup-points',
      schema: SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {},
          authorize: wcMay.view,
          answer: async () => ({ body: await told(), headers: NO_STORE }),
        }),
        endpoint({
          methods: ['POST', 'PUT'],
          args: {
            points: listOf(POINT, { maxItems: MOST_PICKUP_POINTS, description: 'All places, in their order.' }),
            version: whole({ minimum: 0, description: 'As it was read.' }),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { points, version } }) => {
            const wrong = points.find(({ postcode = '' }) => postcode !== '' && readCep(postcode) === undefined)
            if (wrong) throw new RestProblem(400, 'vitrine_pickup_point_postcode', `Confira o CEP de «${wrong.name}».`)
            const saved = await pickupPoints.save(
              points.map(({ name, address, city = '', state = '', postcode = '', hours = '', ...rest }) => ({
                name: name.trim(),
                address: address.trim(),
                city,
                state,
                postcode,
                hours,
                phone: rest.phone ?? '',
                whatsapp: rest.whatsapp ?? '',
                pictureId: rest.picture_id ?? 0,
                methodId: rest.method_id ?? 0,
              })),
              version,
            )
            if (!saved) throw stale()
            return { body: await told() }
          },
        }),
      ],
    },
  ]
}
export default pickupPointRoutes satisfies ApiRoutes
