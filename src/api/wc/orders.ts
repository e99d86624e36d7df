import type { Static, TObject } from 'typebox'
import { CONTEXT, flag, PAGING, whole } from '#http/rest/arguments.ts'
import { type Call, type Caller, endpoint, type Route } from '#http/rest/contract.ts'
import { pageOf } from '#http/rest/paging.ts'
import { RestProblem } from '#http/rest/rest-problem.ts'
import { sha256 } from '#kit/ids.ts'
import type { Order } from '#shop/orders/contract.ts'
import { STATUSES } from '#shop/orders/status.ts'
import { PAYMENT_TO_AGREE, STATUS_NAMES } from '#shop/orders/text.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import {
  changedLines,
  filterOf,
  metaInputs,
  newLines,
  ORDER_ARGS,
  ORDER_FILTERS,
  type OrderArgs,
  merchantDiscountOf,
  shippingOf,
  sortOf,
} from './order-arguments.ts'
import { handRefused, noOrder } from './order-problems.ts'
import { ORDER_SCHEMA } from './order-schema.ts'
import { methodFee, orderItem, ruleFees } from './order-shape.ts'
import { keptInBooks } from './problems.ts'
import { ORDER_MAIL_SCHEMA, ORDER_STATUS_SCHEMA } from './schemas.ts'
import { EMPTY_CUSTOMER, readCustomer } from './wire-address.ts'

const LIST = { ...PAGING, ...CONTEXT, ...ORDER_FILTERS }
type Services = Pick<ApiServices, 'orders' | 'adminOrders' | 'payments' | 'root' | 'shopUrl' | 'version'>

/** In whose name something is written into an order's history. */
export const actorOf = ({ user }: Caller) => user?.displayName.slice(0, 250) || 'API'

export function ordersRoutes(services: Services): Route[] {
  const { orders, adminOrders, root } = services
  const tell = async (found: Order[]) => {
    const books = await orders.books(found.map(({ id }) => id))
    return found.flatMap((order) => {
      const book = books.get(order.id)
      return book ? [orderItem(order, book, services)] : []
    })
  }
  const one = async (id: number) => {
    const order = await orders.findById(id)
    const [item] = order ? await tell([order]) : []
    if (!order || !item) throw noOrder()
    return { order, item }
  }

  const list = async (call: Call<Static<TObject<typeof LIST>>>) => {
    const { args } = call
    const page = { page: args.page, perPage: args.per_page, sort: sortOf(args) }
    const { orders: found, total } = await orders.list(filterOf(args), page)
    return pageOf(await tell(found), total, call, root)
  }

  const methodOf = async ({ payment_method: sent, payment_method_title: title }: OrderArgs) => {
    const id = sent || PAYMENT_TO_AGREE.id
    const named = id === PAYMENT_TO_AGREE.id ? PAYMENT_TO_AGREE : await services.payments.find(id)
    return { id, title: title || named?.title || id }
  }

  const create = async ({ args, caller, headers }: Call<OrderArgs>) => {
    const status = args.status ?? 'pending'
    const lines = newLines(args.line_items)
    const made = await adminOrders.create({
      ...keyOf(caller, headers['idempotency-key']),
      userId: args.customer_id || undefined,
      customer: readCustomer(EMPTY_CUSTOMER, { billing: args.billing, shipping: args.shipping ?? args.billing }),
      lines,
      shipping: shippingOf(args.shipping_lines ?? []),
      coupons: codesOf(args.coupon_lines ?? []),
      merchantDiscountCents: merchantDiscountOf(args.fee_lines ?? []),
      paymentMethod: await methodOf(args),
      status,
      isPaid: args.set_paid ?? false,
      note: args.customer_note ?? '',
      meta: present(metaInputs(args.meta_data ?? [])),
      actor: actorOf(caller),
      createdVia: caller.by === 'cookie' ? 'admin' : 'rest-api',
    })
    if (!made.ok) throw handRefused(made.problem, { from: 'pending', to: status })
    const { item } = await one(made.id)
    return { status: 201, body: item, headers: { location: `${root}/wc/v3/orders/${made.id}` } }
  }

  const update = async ({ args, caller }: Call<OrderArgs & { id: number }>) => {
    const { order, item } = await one(args.id)
    const { billing, shipping, line_items: lines, shipping_lines: freight, fee_lines: fees, coupon_lines: coupons } = args
    const changed = await adminOrders.change(
      args.id,
      {
        ...((billing || shipping) && { customer: readCustomer(order.customer, { billing, shipping }) }),
        ...(args.customer_id !== undefined && { userId: args.customer_id || null }),
        ...(args.customer_note !== undefined && { note: args.customer_note }),
        ...(args.payment_method !== undefined && { paymentMethod: await methodOf(args) }),
        ...(lines && { lines: changedLines(lines) }),
        ...(freight && { shipping: shippingOf(freight) ?? null }),
        ...(fees && { merchantDiscountCents: merchantDiscountOf(fees, [methodFee(order), ...ruleFees(order)]) }),
        ...(coupons && { coupons: codesOf(coupons) }),
        ...(args.meta_data && { meta: withoutAnswers(order, metaInputs(args.meta_data, item.meta_data)) }),
        ...(args.set_paid && { isPaid: true }),
        ...(args.status && { status: args.status }),
        ...(args.edit_version !== undefined && { version: args.edit_version }),
      },
      actorOf(caller),
    )
    if (!changed.ok) throw handRefused(changed.problem, { from: order.status, to: args.status ?? order.status })
    return { body: (await one(args.id)).item }
  }

  const remove = async ({ args, caller }: Call<{ id: number; force: boolean }>) => {
    const { item } = await one(args.id)
    if (args.force) {
      const removed = await orders.remove(args.id, actorOf(caller))
      if (!removed.ok) throw removed.problem === 'unknown' ? noOrder() : inTheBooks()
      return { body: item }
    }
    if (item.status === 'trash') throw alreadyTrashed()
    await orders.trash(args.id, actorOf(caller))
    return { body: (await one(args.id)).item }
  }

  return [
    {
      namespace: 'wc/v3',
      path: '/orders',
      schema: ORDER_SCHEMA,
      endpoints: [
        endpoint({ methods: ['GET'], args: LIST, authorize: wcMay.list, readsReplica: true, answer: list }),
        endpoint({ methods: ['POST'], args: ORDER_ARGS, authorize: wcMay.create, answer: create }),
      ],
    },
    {
      namespace: 'wc/v3',
      path: '/orders/statuses',
      schema: ORDER_STATUS_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: {},
          authorize: wcMay.list,
          answer: async () => ({ body: STATUSES.map((slug) => ({ slug, name: STATUS_NAMES[slug] })) }),
        }),
      ],
    },
    {
      namespace: 'wc/v3',
      path: '/orders/{id}',
      schema: ORDER_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { id: whole(), ...CONTEXT },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: (await one(args.id)).item }),
        }),
        endpoint({
          methods: ['POST', 'PUT', 'PATCH'],
          args: { id: whole(), ...ORDER_ARGS },
          authorize: wcMay.edit,
          answer: update,
        }),
        endpoint({
          methods: ['DELETE'],
          args: { id: whole(), force: flag({ default: false }) },
          authorize: wcMay.delete,
          answer: remove,
        }),
      ],
    },
    {
      namespace: 'wc/v3',
      path: '/orders/{id}/actions/send_order_details',
      schema: ORDER_MAIL_SCHEMA,
      endpoints: [
        endpoint({
          methods: ['POST'],
          args: { id: whole() },
          authorize: wcMay.edit,
          answer: async ({ args, caller }) => {
            const { order } = await one(args.id)
            if (order.customer.email === '')
              throw new RestProblem(400, 'woocommerce_rest_missing_email', 'O pedido não tem o e-mail do cliente.')
            await orders.sendDetails(args.id, actorOf(caller))
            return { body: { message: `Os detalhes do pedido foram enviados para ${order.customer.email}.` } }
          },
        }),
      ],
    },
  ]
}

/** Whoever asks, a key is only their own. */
const keyOf = ({ user }: Caller, sent: string | undefined) =>
  sent ? { key: `hand:${sha256(`${user?.id ?? 0} ${sent}`).toString('hex')}` } : {}

const codesOf = (sent: { code: string }[]) => [
  ...new Set(sent.flatMap(({ code }) => code.trim().normalize('NFC').toLowerCase() || [])),
]
/** What a buyer answered is theirs: whoever sends it back among the other data changes nothing. */
const withoutAnswers = <T>({ answers }: Order, meta: Record<string, T>) =>
  Object.fromEntries(Object.entries(meta).filter(([key]) => !answers.some(({ name }) => name === key)))

const present = (meta: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(meta).filter((entry): entry is [string, string] => entry[1] !== null))

const alreadyTrashed = () => new RestProblem(410, 'woocommerce_rest_already_trashed', 'Este pedido já está na lixeira.')
const inTheBooks = () =>
  keptInBooks(
    'Pedidos que receberam pagamento ou foram concluídos ficam nos livros da loja: podem ir para a lixeira, mas não são apagados.',
  )
