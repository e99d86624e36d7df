import { flag, listOf, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { isCorreiosCode } from '#shop/orders/tracking/correios-code.ts'
import { wcMay } from '../authorize.ts'
import { itemSchema } from '../item-schema.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noOrder } from '../wc/order-problems.ts'
import { actorOf } from '../wc/orders.ts'
import { DISPATCH, dispatchItem } from './dispatch-item.ts'

const OFFERS = itemSchema('label_offers', { order_id: 'whole', offers: 'list', problems: 'list' })
const SENT = itemSchema('dispatch_sent', { order_id: 'whole', ok: 'flag', problem: 'text', order: 'object?' })
const UNDONE = itemSchema('dispatch_undone', { order_id: 'whole', was_told: 'flag', order: 'object?' })
const MOST = 100

export type LabelOfferItem = {
  carrier: string
  carrier_name: string
  service: string
  name: string
  cents: number
  package_cents: number[]
  days_from: number
  days_to: number
}
export type SentItem = { order_id: number; ok: boolean; problem: string; order: ReturnType<typeof dispatchItem> | null }
export type UndoneItem = { order_id: number; was_told: boolean; order: ReturnType<typeof dispatchItem> | null }

type Services = Pick<ApiServices, 'dispatchDesk' | 'labelPlanning' | 'orders' | 'settings' | 'root'>

/** Where parcels leave from: orders that wait, what sending costs today, codes that are read, and what left. */
function dispatchRoutes({ dispatchDesk, labelPlanning, orders, settings, root }: Services): Route[] {
  const items = async (ids: readonly number[]) => {
    const { name } = await settings.shop()
    return (await dispatchDesk.some(ids)).map((one) => dispatchItem(one, name))
  }
  const sentItem = async (orderId: number, problem = ''): Promise<SentItem> => ({
    order_id: orderId,
    ok: problem === '',
    problem,
    order: (await items([orderId]))[0] ?? null,
  })
  return [
    {
      namespace: 'vitrine/v1',
      path: '/dispatch',
      schema: DISPATCH,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...PAGING, include: maybe(listOf(whole(), { maxItems: MOST })) },
          authorize: wcMay.list,
          answer: async (call) => {
            const { include, per_page: limit } = call.args
            if (include) {
              const found = await items(include)
              return pageOf(found, found.length, call, root)
            }
            const [{ waiting, total }, { name }] = await Promise.all([
              dispatchDesk.list({ limit, offset: offsetOf(call.args) }),
              settings.shop(),
            ])
            return pageOf(
              waiting.map((one) => dispatchItem(one, name)),
              total,
              call,
              root,
            )
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/dispatch/{order_id}/offers',
      schema: OFFERS,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { order_id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => {
            const order = await orders.findById(args.order_id)
            if (!order) throw noOrder()
            const { offers, problems } = await labelPlanning.offers(order)
            return { body: { order_id: order.id, offers: offers.map(offerItem), problems } }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/dispatch/sent',
      schema: SENT,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {
            order_ids: listOf(whole(), { maxItems: MOST, description: 'Orders that left.' }),
            despite_dispute: flag({ default: false, description: 'They leave although their buyers contest the payment.' }),
          },
          authorize: wcMay.edit,
          answer: async ({ args, caller }) => {
            const done = await dispatchDesk.send(args.order_ids, { actor: actorOf(caller), despiteDispute: args.despite_dispute })
            return { body: await Promise.all(done.map((one) => sentItem(one.orderId, one.ok ? '' : one.problem))) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/dispatch/undo',
      schema: UNDONE,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { order_id: whole({ minimum: 1, description: 'An order that did not leave after all.' }) },
          authorize: wcMay.edit,
          answer: async ({ args: { order_id: orderId }, caller }) => {
            const undone = await dispatchDesk.undo(orderId, actorOf(caller))
            if (!undone.ok) throw new RestProblem(409, 'vitrine_undo_refused', undone.problem)
            const body: UndoneItem = { order_id: orderId, was_told: undone.wasTold, order: (await items([orderId]))[0] ?? null }
            return { body }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/dispatch/scan',
      schema: SENT,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {
            code: text({ maxLength: 100, description: 'What a scanner read: the code of a package, or the number of an order.' }),
            order_id: maybe(whole({ description: 'The code is new, and belongs to this order.' })),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { code, order_id: orderId }, caller }) => {
            const scanned = await dispatchDesk.scan(code, { actor: actorOf(caller), orderId, isPostal: isCorreiosCode })
            if (!scanned.ok) throw new RestProblem(409, 'vitrine_scan_refused', scanned.problem)
            return { body: await sentItem(scanned.orderId) }
          },
        }),
      ],
    },
  ]
}
export default dispatchRoutes satisfies ApiRoutes

type Offer = Awaited<ReturnType<ApiServices['labelPlanning']['offers']>>['offers'][number]
const offerItem = (offer: Offer): LabelOfferItem => ({
  carrier: offer.carrier,
  carrier_name: offer.carrierName,
  service: offer.service,
  name: offer.name,
  cents: offer.cents,
  package_cents: offer.packageCents,
  days_from: offer.days.from,
  days_to: offer.days.to,
})
