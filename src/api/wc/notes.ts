import { choice, CONTEXT, flag, text, whole } from '#http/rest/arguments.ts'
import { endpoint, type Route } from '#http/rest/contract.ts'
import type { OrderNote } from '#shop/orders/contract.ts'
import { SHOP_ACTOR } from '#shop/orders/text.ts'
import { bothDates } from '../dates.ts'
import { itemSchema } from '../item-schema.ts'
import { wcMay } from '../authorize.ts'
import type { ApiServices } from '../services.ts'
import { noOrder } from './order-problems.ts'
import { actorOf } from './orders.ts'
import { keptInBooks, noSuch } from './problems.ts'

const SCHEMA = itemSchema('order_note', {
  id: 'whole',
  author: 'text',
  date_created: 'moment',
  date_created_gmt: 'moment',
  note: 'text',
  customer_note: 'flag',
  added_by_user: 'flag',
})

/** Notes of an order. They are its history: written and read, never changed nor taken away. */
export function noteRoutes({ orders, root }: Pick<ApiServices, 'orders' | 'root'>): Route[] {
  const itemOf = (orderId: number, note: OrderNote) => noteItem(orderId, note, root)
  const notesOf = async (orderId: number) => {
    const order = await orders.findById(orderId)
    if (!order) throw noOrder()
    return order.notes
  }
  const one = async (orderId: number, id: number) => {
    const note = (await notesOf(orderId)).find((held) => held.id === id)
    if (!note) throw noSuch('woocommerce_rest_invalid_id')
    return itemOf(orderId, note)
  }

  return [
    {
      namespace: 'wc/v3',
      path: '/orders/{order_id}/notes',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { order_id: whole(), ...CONTEXT, type: choice(['any', 'customer', 'internal'], { default: 'any' }) },
          authorize: wcMay.list,
          answer: async ({ args }) => {
            const notes = (await notesOf(args.order_id)).filter(
              ({ toCustomer }) => args.type === 'any' || toCustomer === (args.type === 'customer'),
            )
            return { body: notes.toReversed().map((note) => itemOf(args.order_id, note)) }
          },
        }),
        endpoint({
          methods: ['POST'],
          args: { order_id: whole(), note: text({ minLength: 1, maxLength: 5_000 }), customer_note: flag({ default: false }) },
          authorize: wcMay.create,
          answer: async ({ args, caller }) => {
            const input = { text: args.note, toCustomer: args.customer_note, author: actorOf(caller) }
            const id = await orders.addNote(args.order_id, input)
            if (id === undefined) throw noOrder()
            const body = await one(args.order_id, id)
            return { status: 201, body, headers: { location: body._links.self[0]!.href } }
          },
        }),
      ],
    },
    {
      namespace: 'wc/v3',
      path: '/orders/{order_id}/notes/{id}',
      schema: SCHEMA,
      endpoints: [
        endpoint({
          methods: ['GET'],
          args: { order_id: whole(), id: whole(), ...CONTEXT },
          authorize: wcMay.view,
          answer: async ({ args }) => ({ body: await one(args.order_id, args.id) }),
        }),
        endpoint({
          methods: ['DELETE'],
          args: { order_id: whole(), id: whole(), force: flag({ default: false }) },
          authorize: wcMay.delete,
          answer: async ({ args }) => {
            await one(args.order_id, args.id)
            throw keptInBooks('As notas são o histórico do pedido e não podem ser apagadas. Para corrigir uma, escreva outra.')
          },
        }),
      ],
    },
  ]
}

function noteItem(orderId: number, { id, author, createdAt, text: words, toCustomer }: OrderNote, root: string) {
  const list = `${root}/wc/v3/orders/${orderId}/notes`
  return {
    id,
    author: author === SHOP_ACTOR ? 'system' : author,
    ...bothDates('date_created', createdAt),
    note: words,
    customer_note: toCustomer,
    added_by_user: author !== SHOP_ACTOR,
    _links: {
      self: [{ href: `${list}/${id}` }],
      collection: [{ href: list }],
      up: [{ href: `${root}/wc/v3/orders/${orderId}` }],
    },
  }
}
export type NoteRecord = ReturnType<typeof noteItem>
