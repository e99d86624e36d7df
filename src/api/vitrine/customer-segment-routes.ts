import { shape, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import type { CustomerSegment } from '#shop/customers/segments.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noSuch } from '../wc/problems.ts'
import { CUSTOMER_FILTER, filterOf, wireFilter } from './customer-profile-shape.ts'

const SCHEMA = itemSchema('customer_segment', { id: 'whole', name: 'text', filter: 'object' })

/** Filters of the list of customers that were saved, for everybody who runs the shop. */
function customerSegmentRoutes({ customerSegments }: Pick<ApiServices, 'customerSegments'>): Route[] {
  return [
    {
      namespace: 'vitrine/v1',
      path: '/customer-segments',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {},
          authorize: wcMay.list,
          answer: async () => ({ body: (await customerSegments.list()).map(segmentItem) }),
        }),
        endpoint({
          methods: ['POST'],
          args: {
            name: text({ minLength: 1, maxLength: 80, pattern: '^[^\\p{Cc}<>]*\\S[^\\p{Cc}<>]*$' }),
            filter: shape(CUSTOMER_FILTER, { description: 'What the list is narrowed by.' }),
          },
          authorize: wcMay.create,
          answer: async ({ args }) => {
            const made = await customerSegments.create(args.name.trim(), filterOf(args.filter))
            if (!made.ok) throw refused(made.problem)
            return { status: 201, body: segmentItem(made.segment) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/customer-segments/{id}',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['DELETE'],
          args: { id: whole() },
          authorize: wcMay.delete,
          answer: async ({ args }) => {
            const gone = await customerSegments.remove(args.id)
            if (!gone) throw noSuch('vitrine_customer_segment_invalid_id')
            return { body: segmentItem(gone) }
          },
        }),
      ],
    },
  ]
}
export default customerSegmentRoutes satisfies ApiRoutes

const segmentItem = ({ id, name, filter }: CustomerSegment) => ({ id, name, filter: wireFilter(filter) })
export type CustomerSegmentRecord = ReturnType<typeof segmentItem>

const refused = (problem: 'taken' | 'too-many') =>
  problem === 'taken'
    ? new RestProblem(400, 'vitrine_customer_segment_taken', 'Já existe um segmento com este nome.')
    : new RestProblem(400, 'vitrine_customer_segment_too_many', 'A loja já tem segmentos demais. Exclua os que não usa.')
