import { choice, listOf, maybe, PAGING, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { badArguments, RestProblem } from '#http/rest/rest-problem.ts'
import { arrivalProblem, withdrawalDeadline } from '#shop/after-sale/after-sale.ts'
import type { ReturnShipment } from '#shop/after-sale/return-shipments.ts'
import { listWithdrawals, type Withdrawal } from '#shop/after-sale/withdrawals.ts'
import { newestFirst } from '#shop/orders/tracking/step.ts'
import { localDate, readDate, utcDate } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiRoutes, ApiServices } from '../services.ts'
import { noOrder } from '../wc/order-problems.ts'
import { actorOf } from '../wc/orders.ts'

const AFTER_SALE = itemSchema('after_sale', {
  order_id: 'whole',
  delivered_on: 'text?',
  withdrawal_deadline_gmt: 'moment',
  withdrawal: 'object?',
  return_shipment: 'object?',
  return_carriers: 'list',
  terms: 'object?',
})
const WITHDRAWAL = itemSchema('withdrawal', {
  receipt: 'whole',
  order_id: 'whole',
  order_number: 'text',
  email: 'text',
  reason: 'text',
  asked_at_gmt: 'moment',
  refund_due_at_gmt: 'moment',
  paid_cents: 'whole',
  due_cents: 'whole',
  is_open: 'flag',
})

type Services = Pick<ApiServices, 'db' | 'root' | 'shopUrl' | 'orders' | 'returnShipments'>

/** What the law gives to who bought: when goods arrived, until when a purchase can be given up, and who gave theirs up. */
function afterSaleRoutes({ db, root, shopUrl, orders, returnShipments }: Services): Route[] {
  const told = async (id: number) => {
    const order = await orders.findById(id)
    if (!order) throw noOrder()
    const { deliveredAt, key } = order
    const [{ rows }, terms, shipment] = await Promise.all([
      listWithdrawals(db, { orderId: id, limit: 1, offset: 0 }),
      orders.agreedTerms(order),
      returnShipments.of(id),
    ])
    return {
      order_id: id,
      delivered_on: deliveredAt ? dayOf(deliveredAt) : null,
      withdrawal_deadline_gmt: utcDate(deliveredAt ? withdrawalDeadline(deliveredAt) : null),
      withdrawal: rows[0] ? itemOf(rows[0]) : null,
      return_shipment: shipment ? shipmentItem(shipment) : null,
      return_carriers: rows[0] ? await returnShipments.carriersFor(id) : [],
      terms: terms
        ? {
            version: terms.version,
            title: terms.title,
            taken_at_gmt: utcDate(terms.takenAt),
            url: `${shopUrl}/checkout/order-received/${id}/termos/?key=${key}`,
          }
        : null,
    }
  }
  return [
    {
      namespace: 'vitrine/v1',
      path: '/orders/{id}/after-sale',
      schema: AFTER_SALE,
      response: 'one',
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole() },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await told(args.id) }),
        }),
        endpoint({
          methods: ['POST'],
          args: {
            id: whole(),
            delivered_on: text({
              maxLength: 10,
              pattern: '^(\\d{4}-\\d{2}-\\d{2})?$',
              description: 'A day, or nothing while nobody knows.',
            }),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { id, delivered_on: day }, caller }) => {
            const order = await orders.findById(id)
            if (!order) throw noOrder()
            const days = { boughtOn: dayOf(order.createdAt), today: dayOf(new Date()) }
            const problem = day === '' ? undefined : arrivalProblem(day, days)
            if (problem) throw badArguments({ delivered_on: { code: 'rest_invalid_date', message: problem } })
            const at = day === '' ? null : readDate(`${day}T12:00:00`)
            if (!(await orders.setDelivered(id, at, actorOf(caller)))) throw noOrder()
            return { body: await told(id) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/orders/{id}/return-code',
      schema: AFTER_SALE,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: {
            id: whole(),
            carrier: maybe(text({ maxLength: 40, pattern: '^[a-z0-9_]+$', description: 'Who is asked for a code.' })),
            code: maybe(
              text({ minLength: 3, maxLength: 100, pattern: '^[\\w .-]+$', description: 'A code that the merchant has.' }),
            ),
            lines: listOf(whole({ minimum: 1 }), {
              default: [],
              maxItems: 100,
              description: 'Lines of the order that come back by the carrier’s code; none named: all of them.',
            }),
            label_url: text({
              default: '',
              maxLength: 500,
              pattern: '^(https?://[^\\s<>"]+)?$',
              description: 'Where its label can be printed, if there is one.',
            }),
          },
          authorize: wcMay.edit,
          answer: async ({ args: { id, carrier, code, lines, label_url: labelUrl } }) => {
            if ((carrier === undefined) === (code === undefined)) throw new RestProblem(400, 'vitrine_return_code', ONE_OF_BOTH)
            const outcome =
              code === undefined
                ? await returnShipments.ask(id, carrier!, lines)
                : await returnShipments.type(id, { code, labelUrl })
            if (!outcome.ok) throw new RestProblem(409, 'vitrine_return_code', NO_CODE[outcome.problem])
            return { body: await told(id) }
          },
        }),
      ],
    },
    {
      namespace: 'vitrine/v1',
      path: '/withdrawals',
      schema: WITHDRAWAL,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...PAGING, status: choice(['open', 'any'], { default: 'any' }) },
          authorize: wcMay.list,
          answer: async (call) => {
            const { per_page: limit, status } = call.args
            const { rows, total } = await listWithdrawals(db, { limit, offset: offsetOf(call.args), isOpen: status === 'open' })
            return pageOf(rows.map(itemOf), total, call, root)
          },
        }),
      ],
    },
  ]
}
export default afterSaleRoutes satisfies ApiRoutes

const ONE_OF_BOTH = 'Escolha uma transportadora ou digite um código.'
const NO_CODE = {
  'no-return': 'Ninguém pediu a devolução deste pedido.',
  there: 'Este pedido já tem um código de devolução, ou ele está sendo pedido.',
  cannot: 'Esta transportadora não gera códigos para este pedido: digite um código.',
}

const shipmentItem = ({ carrier, state, code, labelUrl, problem, events }: ReturnShipment) => ({
  carrier,
  state,
  code,
  label_url: labelUrl,
  problem,
  events: newestFirst(events).map(({ step, text: words, place, at }) => ({
    step,
    text: words,
    place,
    happened_at: localDate(at),
  })),
})

/** By the shop's calendar. */
const dayOf = (at: Date) => localDate(at)!.slice(0, 10)

const itemOf = (asked: Withdrawal) => ({
  receipt: asked.receipt,
  order_id: asked.orderId,
  order_number: asked.number,
  email: asked.email,
  reason: asked.reason,
  asked_at_gmt: utcDate(asked.askedAt),
  refund_due_at_gmt: utcDate(asked.refundDueAt),
  paid_cents: asked.paidCents,
  due_cents: asked.dueCents,
  is_open: asked.isOpen,
})
