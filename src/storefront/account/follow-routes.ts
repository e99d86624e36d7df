import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import type { Nonces } from '#http/nonce.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { holderOf, type Visitors } from '#http/visitor.ts'
import type { AfterSale } from '#shop/after-sale/service.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { Site } from '../site.tsx'
import { fieldsOf, textOf } from './desk.tsx'
import { FOLLOW_PATH, followPage } from './follow-page.tsx'

type Options = {
  site: Site
  visitors: Visitors
  nonces: Nonces
  limiter: Limiter
  orders: Pick<Orders, 'findByNumberAndEmail'>
  afterSale: AfterSale
}

const FOLLOW = 'woocommerce-order_tracking'
const RETURN = 'woocommerce-order_return'
/** Numbers are easy to guess and e-mails are not: whoever tries many is no guest. */
const TRIES_PER_ADDRESS = { max: 10, windowSeconds: 600 }
/** The same words for a number that nobody has and for one of somebody else. */
const NOT_FOUND: Notice = {
  kind: 'error',
  text: 'Não encontramos um pedido com esse número e esse e-mail. Confira os dois: o número aparece ao fim da compra.',
}
const EXPIRED: Notice = { kind: 'error', text: 'O formulário expirou. Tente de novo.' }

/** An order without an account: seen, and sent back, by who knows its number and its e-mail. */
export function registerFollowing(http: FastifyInstance, { site, visitors, nonces, limiter, orders, afterSale }: Options) {
  const answer = async (request: FastifyRequest, reply: FastifyReply, isReturn: boolean) => {
    const visitor = await visitors.remember(request, reply)
    const holder = holderOf(visitor)
    const nonce = nonces.make(FOLLOW, holder)
    const show = async (page: Parameters<typeof followPage>[0], status = 200) =>
      await sendPrivatePage(request, reply, { ...(await site.render(followPage(page))), status })
    if (request.method !== 'POST')
      return await show({ nonce, number: textOf((request.query as { orderid?: unknown }).orderid, 41) })
    await limiter.takeTogether('follow-order', addressGroup(request.ip), TRIES_PER_ADDRESS)
    const fields = fieldsOf(request)
    const number = textOf(fields.orderid, 41)
    const email = textOf(fields.order_email)
    const again = async (notice: Notice, status = 200) => await show({ nonce, number, email, notices: [notice] }, status)
    const given = isReturn ? fields._wpnonce : fields['woocommerce-order-tracking-nonce']
    if (!nonces.isValid(given, isReturn ? RETURN : FOLLOW, holder)) return await again(EXPIRED, 403)
    const order = number === '' || email === '' ? undefined : await orders.findByNumberAndEmail({ number, email })
    if (!order) return await again(NOT_FOUND)
    const outcome = isReturn ? await afterSale.askReturn(order, textOf(fields.return_reason, 1_000)) : undefined
    const notices = outcome ? [returnNotice(outcome)] : []
    const found = { order, returning: await afterSale.returnOf(order), nonce: nonces.make(RETURN, holder) }
    return await show({ nonce, email, notices, found })
  }

  http.get(FOLLOW_PATH, async (request, reply) => await answer(request, reply, false))
  http.post(FOLLOW_PATH, async (request, reply) => await answer(request, reply, false))
  // Whoever opens the address of the answer anew begins where it is asked for.
  http.get(`${FOLLOW_PATH}devolucao/`, (_, reply) => reply.redirect(FOLLOW_PATH, 302))
  http.post(`${FOLLOW_PATH}devolucao/`, async (request, reply) => await answer(request, reply, true))
}

/** What became of the wish to send something back. */
export const returnNotice = (outcome: Awaited<ReturnType<AfterSale['askReturn']>>): Notice =>
  outcome.ok
    ? { kind: 'success', text: `Devolução solicitada. Guarde o protocolo ${outcome.receipt}: ele também foi para o seu e-mail.` }
    : { kind: 'error', text: 'O prazo de devolução deste pedido terminou. Fale com a loja.' }
