import { choice, flag, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { readLocalMoment } from '#kit/brazil/local-time.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { KnownDispute } from '#shop/payments/disputes.ts'
import { wcMay } from '../authorize.ts'
import { localDate } from '../dates.ts'
import { disputeItem } from '../dispute-item.ts'
import type { ApiServices } from '../services.ts'
import { moveRefused, noOrder } from './order-problems.ts'
import { trackingUrl } from '#shop/orders/tracking/links.ts'
import type { FollowedPackage } from '#shop/orders/tracking/packages.ts'
import { readTrackingRules } from '#shop/orders/tracking/rules.ts'
import { newestFirst, STEP_NAMES, STEPS, stoppedDays } from '#shop/orders/tracking/step.ts'
import { DELIVERY_SETTING } from '#shop/shipping/delivery-settings.ts'
import { currentPromise as promiseOf } from '#shop/shipping/promise.ts'
import { actorOf } from './orders.ts'
import { ORDER_DESK_SCHEMA } from './schemas.ts'

type Services = Pick<ApiServices, 'orders' | 'inbox' | 'disputes' | 'settings' | 'trackingFollowing'>

/** What merchants do with an order every day and the ecosystem has no route for: money that was seen, a parcel that left. */
export function orderDeskRoutes({ orders, inbox, disputes, settings, trackingFollowing }: Services): Route[] {
  const deskOf = async (id: number) => {
    const order = await orders.findById(id)
    if (!order) throw noOrder()
    const { stoppedAfterDays } = readTrackingRules(await settings.get(DELIVERY_SETTING))
    return deskItem(order, { disputes: await disputes.ofOrder(id), packages: await trackingFollowing.of(id), stoppedAfterDays })
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/orders/{id}/sent',
      schema: ORDER_DESK_SCHEMA,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await deskOf(args.id) }),
        }),
        endpoint({
          methods: ['POST'],
          args: {
            id: whole(),
            carrier: text({ default: '', maxLength: 100 }),
            code: text({ default: '', maxLength: 100 }),
            url: text({ default: '', maxLength: 500, pattern: '^(https?://[^\\s<>"]+)?$' }),
            /** False: only the tracking code is written down. */
            completes: flag({ default: true }),
            despite_dispute: flag({ default: false, description: 'It leaves although its buyer contests the payment.' }),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { id, completes, despite_dispute: despiteDispute, ...tracking }, caller }) => {
            const before = await deskOf(id)
            const sent = await orders.send(id, { tracking, completes, despiteDispute, actor: actorOf(caller) })
            if (!sent.ok) throw moveRefused(sent.problem, before.status, 'completed')
            return { body: await deskOf(id) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/orders/{id}/tracking-events',
      schema: ORDER_DESK_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {
            id: whole(),
            package: text({ default: '', maxLength: 100 }),
            step: choice(STEPS),
            text: text({ default: '', maxLength: 500 }),
            place: text({ default: '', maxLength: 200 }),
            happened_at: text({ default: '', maxLength: 40 }),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { id, ...told }, caller }) => {
            const at = told.happened_at === '' ? new Date() : readLocalMoment(told.happened_at)
            if (Number.isNaN(at.getTime()) || at.getTime() > Date.now() + MINUTE_MS) throw badMoment()
            const { package: code, step, place } = told
            const words = told.text.trim() || STEP_NAMES[step]
            const event = { package: code.trim(), source: 'merchant', code: step, step, text: words, place: place.trim(), at }
            const recorded = await orders.recordTrackingEvents(id, [event], actorOf(caller))
            if (!recorded.ok) throw noOrder()
            return { body: await deskOf(id) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/orders/{id}/ask-tracking',
      schema: ORDER_DESK_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { id: whole() },
          authorize: wcMay.edit,
          answer: async ({ args: { id } }) => {
            await trackingFollowing.hurryOrder(id)
            return { body: await deskOf(id) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/orders/{id}/confirm-payment',
      schema: ORDER_DESK_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { id: whole() },
          authorize: wcMay.edit,
          answer: async ({ args, caller }) => {
            const confirmed = await inbox.confirmPayment(args.id, actorOf(caller))
            if (confirmed.ok) return { body: await deskOf(args.id) }
            if (confirmed.problem === 'unknown') throw noOrder()
            throw new RestProblem(409, 'vitrine_order_already_paid', 'Este pedido já está pago.')
          },
        }),
      ],
    },
  ]
}

const MINUTE_MS = 60_000
const badMoment = () => new RestProblem(400, 'vitrine_tracking_moment', 'Escreva quando aconteceu, no passado: 2026-11-24T08:15.')

type Around = { disputes: readonly KnownDispute[]; packages: readonly FollowedPackage[]; stoppedAfterDays: number }

const deskItem = (
  { id, number, status, paidCents, storedValueCents = 0, totalCents, tracking, trackingEvents = [], ...order }: Order,
  { disputes, packages, stoppedAfterDays }: Around,
) => ({
  id,
  number,
  status,
  // Whatever it is paid with; of it, gift cards and credit.
  paid_cents: paidCents + storedValueCents,
  stored_value_cents: storedValueCents,
  total_cents: totalCents,
  tracking: tracking ?? null,
  tracking_link: tracking ? (trackingUrl(tracking) ?? null) : null,
  tracking_events: newestFirst(trackingEvents).map(({ package: code, source, step, text: words, place, at }) => ({
    package: code,
    source,
    step,
    step_name: STEP_NAMES[step],
    text: words,
    place,
    happened_at: localDate(at),
  })),
  stopped_days: stoppedDays(trackingEvents, new Date(), stoppedAfterDays) ?? null,
  // Which carrier is asked for each package, and what came of it.
  followed: packages.map(({ code, carrierName, isDone, askedAt, nextAskAt, problem }) => ({
    code,
    carrier: carrierName,
    is_done: isDone,
    asked_at: askedAt && localDate(askedAt),
    next_ask_at: isDone ? null : localDate(nextAskAt),
    problem,
  })),
  promise: promiseOf({ status, tracking, ...order }) ?? null,
  disputes: disputes.map(disputeItem),
})
/** What only the shop's own routes tell of an order. */
export type OrderDesk = ReturnType<typeof deskItem>
