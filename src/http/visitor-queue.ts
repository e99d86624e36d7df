import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod, RouteOptions } from 'fastify'
import { createKeyedQueue, type KeyedQueue, type Turn } from '#db/keyed-queue.ts'
import { withKeptTables } from '#db/kept-tables.ts'
import { withDeadline } from '#db/query-deadline.ts'
import { withPlace } from '#kit/step-aside.ts'
import { timeoutFor } from './request-timeout.ts'
import { problemOf, tooBusy } from './problem.ts'

/**
 * What reads or changes one visitor's cart: its pages, and its calls by either name. Calls for everybody, and those that ask another
 * service, stay outside: nobody's cart waits for them.
 */
const CART_CALLS =
  'add_to_cart|remove_from_cart|set_quantity|get_refreshed_fragments|get_cart_totals|apply_coupon|remove_coupon|update_shipping_method|update_order_review|checkout'
const CART = new RegExp(
  String.raw`^/(wc-ajax/(${CART_CALLS})|(cart|checkout|wp-json/wc/store(/v1)?/(cart|checkout|batch))(/.*)?)(\?|$)`,
)
const PLACES_ORDERS = /^\/(wc-ajax\/checkout|checkout|wp-json\/wc\/store(\/v1)?\/checkout)\/?(\?|$)/
/** A product's page is for everybody; its form is not. */
const ADDS_BY_FORM = '/produto/:slug/'
/** Each of these has a connection or two at a time, and pages have seven of the ten: carts and orders always find one. */
const CARTS_AT_ONCE = 4
const ORDERS_AT_ONCE = 2
/** In a rush a buyer would rather wait than be sent away. */
const MAX_WAIT_MS = 60_000
/** With more in line the last would wait longer than that: they are told at once. */
const MAX_WAITING = 1_500

type Options = {
  /** The products in the cart of a session, by the token of its cookie. */
  productsOf: (token: string) => Promise<readonly number[] | undefined>
  maxWaiting?: number
}

/**
 * Calls for one cart are served one after the other, and those who buy the same product too; a stranger passes them. The queue
 * stands before everything that a request does, so who waits costs neither a connection nor the processor's time. The time that a
 * request may take begins with its turn. Comes before the first route.
 */
export function queueVisitors(http: FastifyInstance, { productsOf, maxWaiting = MAX_WAITING }: Options) {
  const carts = createKeyedQueue({ atOnce: CARTS_AT_ONCE, maxWaiting, maxWaitMs: MAX_WAIT_MS })
  const orders = createKeyedQueue({ atOnce: ORDERS_AT_ONCE, maxWaiting, maxWaitMs: MAX_WAIT_MS })
  const turns = new WeakMap<FastifyRequest, Turn>()

  const placesOrder = (request: FastifyRequest, path: string) => request.method === 'POST' && PLACES_ORDERS.test(path)
  const enter = async (request: FastifyRequest, path: string) => {
    const token = visitorOf(request)
    const visitor = token === undefined ? [] : [`visitor:${token}`]
    if (!placesOrder(request, path)) return await waitIn(carts, request, visitor)
    // Where it can't be told the order goes without: the database decides all the same.
    const products = token === undefined ? [] : ((await productsOf(token).catch(() => [])) ?? [])
    return await waitIn(orders, request, [...visitor, ...products.map((id) => `product:${id}`)])
  }
  const inTurn = (handler: RouteHandlerMethod, pathOf: PathOf): RouteHandlerMethod =>
    async function (this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
      const path = pathOf(request)
      if (path === undefined) return await handler.call(this, request, reply)
      const turn = await enter(request, path)
      turns.set(request, turn)
      try {
        // None of these calls changes what merchants decide: settings and designs may come from memory.
        const serve = () => withKeptTables(async () => await handler.call(this, request, reply))
        const answer = await withPlace(turn, () => withDeadline(timeoutFor(path), serve))
        turn.end()
        return answer
      } catch (error) {
        turn.end(problemOf(error).status === 503 ? 'in-trouble' : 'done')
        throw error
      }
    }

  const paths = new Map<string, PathOf>()
  http.addHook('onRoute', (route) => {
    const pathOf = pathIn(route)
    if (!pathOf) return
    paths.set(route.url, pathOf)
    route.handler = inTurn(route.handler, pathOf)
  })
  // Before the body is read: who is sent away is sent away at once, and costs those who wait nothing.
  http.addHook('onRequest', (request, _reply, done) => {
    const path = paths.get(request.routeOptions.url ?? '')?.(request)
    if (path !== undefined && (placesOrder(request, path) ? orders : carts).isFull()) done(tooBusy())
    else done()
  })
  // Not once the answer has arrived: who reads slowly would keep the others waiting.
  http.addHook('onSend', (request, reply, payload, done) => {
    turns.get(request)?.end(reply.statusCode === 503 ? 'in-trouble' : 'done')
    done(null, payload)
  })
}

/** The path by which a call that has to do with a cart is known; undefined for every other. */
type PathOf = (request: FastifyRequest) => string | undefined

/** By the route's own address, since such a call may also come by way of admin-ajax. Undefined where none has to do with a cart. */
function pathIn({ url, method }: RouteOptions): PathOf | undefined {
  if (url.startsWith('/wp-json')) return (request) => (CART.test(request.url) ? request.url : undefined)
  if (url === ADDS_BY_FORM) return method === 'POST' ? (request) => (request.method === 'POST' ? url : undefined) : undefined
  return CART.test(url) ? () => url : undefined
}

/** Who has gone away needs no turn. */
async function waitIn(queue: KeyedQueue, request: FastifyRequest, keys: string[]): Promise<Turn> {
  if (queue.isFull()) throw tooBusy()
  const gone = new AbortController()
  const leave = () => gone.abort()
  request.raw.socket?.once('close', leave)
  try {
    return await queue.enter(keys, gone.signal)
  } finally {
    request.raw.socket?.off('close', leave)
  }
}

/** The visitor's own mark, before anything is known of them. It is only compared, so a false one harms nobody but its sender. */
const visitorOf = ({ headers }: FastifyRequest) =>
  /\bvitrine_session=([\w-]{43})/.exec(headers.cookie ?? '')?.[1] ?? [headers['cart-token']].flat()[0]
