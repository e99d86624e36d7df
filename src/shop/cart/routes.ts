import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import { setCookie } from '#http/cookies.ts'
import type { Visitors } from '#http/visitor.ts'
import { type AddProblem, type Cart, readQuantity } from './cart.ts'
import { cartHash } from './keys.ts'
import type { Candidate, Owner } from './read-cart.ts'
import type { CartService } from './service.ts'
import { problemText } from './text.ts'

type Fragments = Record<string, string>
type Shown = { cart: Cart; owner: Owner | undefined; notices?: Notice[] }
type Told = Shown & { /** Why a change was not made. */ problem?: string }
type Options = {
  cart: CartService
  visitors: Visitors
  notices: { push: (sessionId: number, notice: Notice) => Promise<void>; take: (sessionId: number) => Promise<Notice[]> }
  /** What follows the cart on every page, and on its own page the parts of that. */
  draw: (shown: Required<Shown>, request: FastifyRequest) => Promise<{ fragments: Fragments; page?: Fragments }>
  secure: boolean
  shopUrl: string
}

const NO_STORE = { 'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private', 'x-robots-tag': 'noindex' }

type Asked = Candidate & { quantity: number | undefined; /** Of a gift card, as it was typed. */ gift?: Record<string, unknown> }
const GIFT_FIELDS = ['gift_name', 'gift_email', 'gift_message', 'gift_date', 'gift_value']

/** What a button, a link or a form wants to add. Only these names are read, whatever else was sent. */
export function readCandidate(fields: Record<string, unknown>): Asked | undefined {
  const productId = idOf(fields['product_id']) ?? idOf(fields['add-to-cart'])
  if (productId === undefined) return undefined
  const chosen = Object.entries(fields).flatMap(([name, value]) => {
    const attribute = /^attribute_(?:pa_)?([a-z0-9-]{1,64})$/.exec(name)?.[1]
    return attribute && typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value) ? [[attribute, value] as const] : []
  })
  return {
    productId,
    variationId: idOf(fields['variation_id']) ?? null,
    choices: Object.fromEntries(chosen.slice(0, 20)),
    quantity: readQuantity(fields['quantity']),
    ...(GIFT_FIELDS.some((name) => name in fields) && {
      gift: Object.fromEntries(GIFT_FIELDS.map((name) => [name, fields[name]])),
    }),
  }
}

const idOf = (raw: unknown) => (typeof raw === 'string' && /^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : undefined)

/** The cart's calls as every script of this ecosystem makes them. */
export function registerCartAjax(http: FastifyInstance, { cart, visitors, notices, draw, secure, shopUrl }: Options) {
  const newOwner = (request: FastifyRequest, reply: FastifyReply) => async (): Promise<Owner> => {
    const { sessionId, user } = await visitors.remember(request, reply)
    return { sessionId, userId: user?.id }
  }
  const who = (request: FastifyRequest) => {
    const token = visitors.tokenOf(request)
    return token ? { token } : undefined
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply, { problem, ...told }: Told) => {
    tellCartCookies(reply, told.cart, secure)
    const drawn = await draw({ notices: [], ...told }, request)
    return reply.headers(NO_STORE).send({ ...drawn, cart_hash: cartHash(told.cart), ...(problem && { problem }) })
  }

  http.post('/wc-ajax/add_to_cart', async (request, reply) => {
    const wanted = readCandidate((request.body ?? {}) as Record<string, unknown>)
    const open = newOwner(request, reply)
    const refuse = async (owner: Owner, problem: AddProblem, asked?: { url: string }) => {
      // The reason waits for the product's page, where the client goes next.
      await notices.push(owner.sessionId, { kind: 'error', text: problemText(problem) })
      announceNotices(reply, secure)
      return reply.headers(NO_STORE).send({ error: true, product_url: asked ? shopUrl + asked.url : false })
    }
    // No product at all is answered like one that nobody knows.
    if (!wanted) return await refuse(await open(), { kind: 'unknown' })
    const { result, cart: changed, owner } = await cart.add(who(request), { ...wanted, key: addKeyOf(request) }, open)
    if (result.ok) return await answer(request, reply, { cart: changed, owner })
    return await refuse(owner ?? (await open()), result.problem, result.asked)
  })

  http.post('/wc-ajax/remove_from_cart', async (request, reply) => {
    const { cart_item_key: key } = (request.body ?? {}) as Record<string, unknown>
    if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key)) return reply.headers(NO_STORE).send({ success: false })
    const { result, cart: changed, owner } = await cart.remove(who(request), key)
    return result ? await answer(request, reply, { cart: changed, owner }) : reply.headers(NO_STORE).send({ success: false })
  })

  /** The cart in the header: one more or one less of a line. What cannot be had leaves the line as it is, and the reason is told. */
  http.post('/wc-ajax/set_quantity', async (request, reply) => {
    const { cart_item_key: key, quantity: raw } = (request.body ?? {}) as Record<string, unknown>
    const quantity = raw === undefined || raw === null || raw === '' ? undefined : readQuantity(raw)
    if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key) || quantity === undefined)
      return reply
        .code(400)
        .headers(NO_STORE)
        .send({ success: false, problem: problemText({ kind: 'bad-quantity' }) })
    const { result, cart: changed, owner } = await cart.setQuantities(who(request), new Map([[key, quantity]]))
    const [problem] = result
    return await answer(request, reply, { cart: changed, owner, ...(problem && { problem: problemText(problem) }) })
  })

  http.route({
    method: ['GET', 'POST'],
    url: '/wc-ajax/get_refreshed_fragments',
    handler: async (request, reply) => {
      const { cart: current, owner, hasNotices } = await cart.read(who(request))
      const told = owner && hasNotices !== false ? await notices.take(owner.sessionId) : []
      noticesAreTold(reply, secure)
      return await answer(request, reply, { cart: current, owner, notices: told })
    },
  })

  // An unknown call answers nothing, as the ecosystem does; it is no error of the page that made it.
  http.route({
    method: ['GET', 'POST'],
    url: '/wc-ajax/*',
    handler: (_request, reply) => reply.headers(NO_STORE).type('text/html; charset=utf-8').send(''),
  })
}

/** The key by which a browser names one addition, so that it may send it again when it heard no answer. */
function addKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : undefined
}

/** Set while notices wait: a public page is then drawn for this visitor with them, instead of from the cache. */
export const NOTICES_COOKIE = 'vitrine_notices'
export const announceNotices = (reply: FastifyReply, secure: boolean) =>
  setCookie(reply, NOTICES_COOKIE, '1', { secure, httpOnly: false })
export const noticesAreTold = (reply: FastifyReply, secure: boolean) =>
  setCookie(reply, NOTICES_COOKIE, '', { secure, httpOnly: false, maxAgeSeconds: 0 })

/** As long as the browser keeps a guest's session: were they gone before it, a full cart would look empty. */
const CART_COOKIES_SECONDS = 2_592_000

/** Cookies that scripts read to know whether their copy of the cart is still good. */
export function tellCartCookies(reply: FastifyReply, cart: Cart, secure: boolean) {
  const hash = cartHash(cart)
  const cookie = { secure, httpOnly: false, maxAgeSeconds: hash === '' ? 0 : CART_COOKIES_SECONDS }
  setCookie(reply, 'woocommerce_items_in_cart', hash === '' ? '0' : '1', cookie)
  setCookie(reply, 'woocommerce_cart_hash', hash === '' ? '0' : hash, cookie)
}
