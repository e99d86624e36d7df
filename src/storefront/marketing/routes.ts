import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPrivatePage } from '#http/private-page.ts'
import { notFound } from '#http/problem.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import type { Visitors } from '#http/visitor.ts'
import { isEmailAddress } from '#kit/email-address.ts'
import { CART_PATH } from '#shop/marketing/letter-parts.ts'
import type { Marketing } from '#shop/marketing/service.ts'
import { OPT_IN_WORDS, OPT_OUT_WORDS } from '#shop/marketing/text.ts'
import type { PageModel } from '../page-model.ts'
import type { Site } from '../site.tsx'
import { stockNewsPage } from './stock-news-page.tsx'
import { type UnsubscribeStep, unsubscribePage } from './unsubscribe-page.tsx'

export type MarketingPageOptions = { site: Site; visitors: Visitors; limiter: Limiter; marketing: Marketing }

/** An office behind one address waits for a few things each; a machine that feeds in addresses does not fit in. */
const REQUESTS_PER_ADDRESS = { max: 10, windowSeconds: 600 }

/** Where the links of mails that sell lead: out of them, back in, into the shop; and «Avise-me quando chegar». */
export function registerMarketing(http: FastifyInstance, { site, visitors, limiter, marketing }: MarketingPageOptions) {
  const { tokens, consents } = marketing
  const show = async (request: FastifyRequest, reply: FastifyReply, model: PageModel, status = 200) =>
    await sendPrivatePage(request, reply.header('x-robots-tag', 'noindex'), { ...(await site.render(model)), status })
  const tokenOf = (request: FastifyRequest) => (request.params as { token: string }).token
  const step = (request: FastifyRequest, reply: FastifyReply, what: UnsubscribeStep, status = 200) =>
    show(request, reply, unsubscribePage(what, what === 'unknown' ? '' : tokenOf(request)), status)

  http.get('/email/cancelar/:token/', async (request, reply) =>
    tokens.readUnsubscribe(tokenOf(request)) === undefined
      ? await step(request, reply, 'unknown', 404)
      : await step(request, reply, 'ask'),
  )

  // RFC 8058: a mail program posts here without cookies and without having seen the page. The signature is the proof.
  http.post('/email/cancelar/:token/', async (request, reply) => {
    const mailId = tokens.readUnsubscribe(tokenOf(request))
    if (mailId === undefined) return await step(request, reply, 'unknown', 404)
    const email = await marketing.addressOf(mailId)
    // A mail that is forgotten went to an address that is forgotten too, or to one that a later mail lets go.
    if (email !== undefined) await consents.withdraw(email, { source: 'link', words: OPT_OUT_WORDS, ip: request.ip })
    return await step(request, reply, 'done')
  })

  http.post('/email/voltar/:token/', async (request, reply) => {
    const mailId = tokens.readUnsubscribe(tokenOf(request))
    const email = mailId === undefined ? undefined : await marketing.addressOf(mailId)
    if (email === undefined) return await step(request, reply, 'unknown', 404)
    const isBack = await consents.undo(email, { words: OPT_IN_WORDS, ip: request.ip })
    return await step(request, reply, isBack ? 'undone' : 'too-late')
  })

  http.get('/email/abrir/:token/', async (request, reply) => {
    const path = String((request.query as { para?: unknown }).para ?? '')
    const mailId = tokens.readLink(tokenOf(request), path)
    if (mailId === undefined) throw notFound('Este link não está completo. Abra-o de novo a partir do e-mail.')
    // Programs that only look whether a link is alive have not read the mail.
    const mail = request.method === 'GET' ? await marketing.noteClick(mailId) : undefined
    if (mail?.kind === 'abandoned-cart' && path === CART_PATH) {
      const { sessionId, user } = await visitors.remember(request, reply)
      await marketing.restoreCart(mail.subject, { sessionId, userId: user?.id })
    }
    return reply.header('cache-control', 'no-store').redirect(withCampaign(path, mail?.kind), 302)
  })

  http.post('/avise-me/', async (request, reply) => {
    limiter.take('stock-news', addressGroup(request.ip), REQUESTS_PER_ADDRESS)
    if (!(await marketing.offersStockNews())) throw notFound('Esta loja não envia avisos de estoque.')
    const fields = (request.body ?? {}) as Record<string, unknown>
    const wanted = { productId: idOf(fields['product_id']) ?? 0, variationId: idOf(fields['variation_id']) ?? null }
    const product = await marketing.stockRequests.subject(wanted)
    if (!product) throw notFound('Este produto não está mais na loja.')
    if (product.inStock) return await show(request, reply, stockNewsPage({ kind: 'in-stock', product }))
    const email = typeof fields['email'] === 'string' ? fields['email'].trim() : ''
    if (!isEmailAddress(email)) return await show(request, reply, stockNewsPage({ kind: 'bad-address', product }), 422)
    // Whoever fills in the trap is thanked like everybody and leaves nothing behind.
    const isTrapped = fields['site'] !== undefined && fields['site'] !== ''
    if (!isTrapped) await marketing.stockRequests.add({ ...wanted, email, ip: request.ip })
    return await show(request, reply, stockNewsPage({ kind: 'noted', product }))
  })
}

const idOf = (raw: unknown) => (typeof raw === 'string' && /^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : undefined)

/** The page with what attribution reads of a campaign; it stays on this shop. */
function withCampaign(path: string, kind: string | undefined): string {
  const url = new URL(path, 'http://shop.invalid')
  if (kind !== undefined)
    for (const [name, value] of Object.entries({ utm_source: 'vitrine', utm_medium: 'email', utm_campaign: kind }))
      url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
