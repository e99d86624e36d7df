import { CONTEXT, flag, listOf, maybe, PAGING, shape, text, whole } from '#http/rest/arguments.ts'
import { type Call, endpoint, type Route } from '#http/rest/contract.ts'
import { offsetOf, pageOf } from '#http/rest/paging.ts'
import { badArguments, RestProblem } from '#http/rest/rest-problem.ts'
import { MAX_QUANTITY } from '#shop/cart/cart.ts'
import type { RefundRecord } from '#shop/orders/admin-details.ts'
import type { Order } from '#shop/orders/contract.ts'
import type { RefundOutcome } from '#shop/orders/refund.ts'
import { TEST_GATEWAY } from '#shop/payments/providers/test/method.ts'
import { bothDates } from '../dates.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { amount, amountOf, amountOrNumber, centsOf, centsOfEither } from './amounts.ts'
import { noOrder } from './order-problems.ts'
import { refundedLine } from './order-shape.ts'
import { actorOf } from './orders.ts'
import { keptInBooks, noSuch } from './problems.ts'
import { keyOfInput, refundOf } from './refund-input.ts'
import { REFUND_SCHEMA } from './schemas.ts'

const LINE = shape({ id: whole(), quantity: maybe(whole({ maximum: MAX_QUANTITY })), refund_total: maybe(amountOrNumber()) })
const CREATE = {
  order_id: whole(),
  amount: maybe(amount()),
  reason: text({ default: '', maxLength: 1_000 }),
  /** Whether the payment service is asked for it. */
  api_refund: flag({ default: true }),
  api_restock: flag({ default: true }),
  /** All of it becomes credit of the customer in the shop. */
  as_store_credit: flag({ default: false, description: 'Give it as store credit in place of money.' }),
  line_items: listOf(LINE, { default: [] }),
}

/** Money that goes back. It is part of the books: made and read, never taken away. */
export function refundRoutes({ orders, root }: Pick<ApiServices, 'orders' | 'root'>): Route[] {
  const orderOf = async (id: number) => {
    const order = await orders.findById(id)
    if (!order) throw noOrder()
    return order
  }
  const itemOf = (refund: RefundRecord, order: Order | undefined) => {
    const list = `${root}/wc/v3/orders/${refund.orderId}/refunds`
    return {
      id: refund.id,
      parent_id: refund.orderId,
      ...bothDates('date_created', refund.createdAt),
      amount: amountOf(refund.amountCents),
      reason: refund.reason,
      refunded_by: refund.userId ?? 0,
      // Money that came without a payment service the merchant gives back by hand.
      refunded_payment: !refund.byHand && order?.paymentMethod.id === TEST_GATEWAY,
      meta_data: [],
      line_items: refund.lines.flatMap((part) => {
        const line = order?.lines.find(({ id }) => id === part.lineId)
        return line ? [refundedLine(line, part)] : []
      }),
      shipping_lines: [],
      tax_lines: [],
      fee_lines: [],
      _links: {
        self: [{ href: `${list}/${refund.id}` }],
        collection: [{ href: list }],
        up: [{ href: `${root}/wc/v3/orders/${refund.orderId}` }],
      },
    }
  }
  const refundsOf = async (order: Order) => (await orders.books([order.id])).get(order.id)?.refunds ?? []
  const one = async (order: Order, id: number) => {
    const refund = (await refundsOf(order)).find((held) => held.id === id)
    if (!refund) throw noSuch('woocommerce_rest_shop_order_refund_invalid_id')
    return itemOf(refund, order)
  }

  const create = endpoint({
    methods: ['POST'],
    args: CREATE,
    authorize: wcMay.create,
    answer: async ({ args, caller, headers }) => {
      const order = await orderOf(args.order_id)
      const input = refundOf(order, {
        amountCents: args.amount ? (centsOf(args.amount) ?? 0) : undefined,
        restocks: args.api_restock,
        lines: args.line_items.map(({ id, quantity, refund_total: total }) => ({
          id,
          quantity,
          cents: total === undefined || total === '' ? undefined : lineCents(total),
        })),
      })
      const given = headers['idempotency-key']
      const made = await orders.refund({
        ...input,
        orderId: order.id,
        key: given ? `key:${given.slice(0, 190)}` : keyOfInput(order, input),
        reason: args.reason,
        byHand: !args.api_refund,
        asCredit: args.as_store_credit,
        actor: actorOf(caller),
        userId: caller.user?.id,
      })
      if (!made.ok) throw refused(made.problem)
      const body = await one(await orderOf(order.id), made.id)
      return { status: 201, body, headers: { location: body._links.self[0]!.href } }
    },
  })

  /** All refunds of the shop, or of one order. */
  const list = async (call: Call<{ page: number; per_page: number }>, orderId?: number) => {
    const page = { limit: call.args.per_page, offset: offsetOf(call.args), ...(orderId !== undefined && { orderId }) }
    const { refunds, total } = await orders.listRefunds(page)
    const ids = [...new Set(refunds.map((refund) => refund.orderId))]
    const found = ids.length > 0 ? await orders.findSome(ids) : []
    const orderBy = new Map(found.map((order) => [order.id, order]))
    return pageOf(
      refunds.map((refund) => itemOf(refund, orderBy.get(refund.orderId))),
      total,
      call,
      root,
    )
  }

  return [
    {
      namespace: 'wc/v3',
      path: '/refunds',
      schema: REFUND_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { ...PAGING, ...CONTEXT },
          authorize: wcMay.list,
          answer: async (call) => await list(call),
        }),
      ],
    },
    {
      namespace: 'wc/v3',
      path: '/orders/{order_id}/refunds',
      schema: REFUND_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { order_id: whole(), ...PAGING, ...CONTEXT },
          authorize: wcMay.list,
          answer: async (call) => await list(call, (await orderOf(call.args.order_id)).id),
        }),
        create,
      ],
    },
    {
      namespace: 'wc/v3',
      path: '/orders/{order_id}/refunds/{id}',
      schema: REFUND_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { order_id: whole(), id: whole(), ...CONTEXT },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await one(await orderOf(args.order_id), args.id) }),
        }),
        endpoint({
          methods: ['DELETE'],
          args: { order_id: whole(), id: whole(), force: flag({ default: false }) },
          authorize: wcMay.delete,
          answer: async ({ args }) => {
            await one(await orderOf(args.order_id), args.id)
            throw keptInBooks('Um reembolso é dinheiro que já voltou ao cliente: fica nos livros da loja e não pode ser apagado.')
          },
        }),
      ],
    },
  ]
}

function lineCents(total: string | number) {
  const cents = centsOfEither(total)
  if (cents === undefined)
    throw badArguments({
      line_items: { code: 'rest_invalid_pattern', message: 'refund_total precisa ser um valor em reais com até dois decimais.' },
    })
  return cents
}

function refused(problem: Extract<RefundOutcome, { ok: false }>['problem']): RestProblem {
  if (problem === 'unknown') return noOrder()
  const words = {
    'bad-amount': 'O valor do reembolso precisa ser maior do que zero.',
    'above-paid': 'O valor do reembolso é maior do que o que foi pago e ainda não foi devolvido.',
    'above-ordered': 'O valor do reembolso é maior do que o total do pedido menos o que já foi devolvido.',
    'no-account': 'Crédito na loja é de quem tem conta: este pedido foi feito sem uma.',
    'cards-used':
      'Um cartão-presente deste pedido já foi usado, e o dinheiro que foi gasto com ele não pode voltar. Reembolse só o que não foi gasto.',
    'cards-live':
      'Este valor é de um cartão-presente que continua valendo. Marque também as unidades do cartão como devolvidas: ele deixa de valer.',
    'bad-lines': 'Um item do reembolso não é deste pedido, aparece duas vezes ou passa do que foi comprado.',
  }
  return new RestProblem(400, 'woocommerce_rest_invalid_order_refund', words[problem])
}
