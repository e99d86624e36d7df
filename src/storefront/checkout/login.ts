import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AjaxAction } from '#http/admin-ajax.ts'
import type { Nonces } from '#http/nonce.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import type { VisitorDesk } from '#http/visitor.ts'
import type { Accounts } from '#shop/accounts/service.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { Drafts } from '#shop/checkout/draft.ts'
import { noteFailure } from '../account/sign-in-routes.ts'
import { shopperOf } from './shopper.ts'
import { NONCE } from './state.ts'

type Options = { desk: VisitorDesk; nonces: Nonces; accounts: Accounts; limiter: Limiter; cart: CartService; drafts: Drafts }
type SignIn = { username: unknown; password: unknown; nonce: unknown; isRemembered: boolean }

/** One household may try this often in a minute, whatever names it tries. */
const SIGN_INS_PER_ADDRESS = { max: 20, windowSeconds: 60 }

/** Signs in on the way to an order: the cart and what was typed come along. Says what is wrong, or nothing. */
export function createCheckoutLogin({ desk, nonces, accounts, limiter, cart, drafts }: Options) {
  return async (request: FastifyRequest, reply: FastifyReply, { username, password, nonce, isRemembered }: SignIn) => {
    await limiter.takeTogether('sign-in', addressGroup(request.ip), SIGN_INS_PER_ADDRESS)
    const { owner, holder } = await shopperOf(desk, request, reply)
    if (!nonces.isValid(nonce, NONCE.login, holder)) return 'O formulário expirou. Recarregue a página e tente de novo.'
    if (typeof username !== 'string' || username.trim() === '') return 'Nome de usuário é obrigatório.'
    if (typeof password !== 'string' || password === '') return 'Informe a sua senha.'
    const outcome = await accounts.signIn(username.slice(0, 254), password)
    if (!outcome.ok && outcome.problem !== 'code') noteFailure(request, outcome)
    if (!outcome.ok && outcome.problem === 'wait')
      return `Muitas tentativas. Espere ${Math.ceil(outcome.waitSeconds)} segundos e tente de novo.`
    if (!outcome.ok && outcome.problem === 'code')
      return 'Esta conta pede um código além da senha: entre por «Minha conta» e volte para finalizar a compra.'
    if (!outcome.ok) return 'Nome de usuário ou senha incorretos.'
    const guest = await cart.read(owner)
    const draft = guest.id === undefined ? {} : await drafts.read(guest.id)
    await cart.merge(owner.sessionId, outcome.user.id)
    const own = await cart.read({ sessionId: owner.sessionId, userId: outcome.user.id })
    if (own.id !== undefined && Object.keys(draft).length > 0) await drafts.save(own.id, draft)
    await desk.signIn(request, reply, outcome.user, isRemembered)
    return undefined
  }
}
export type CheckoutLogin = ReturnType<typeof createCheckoutLogin>

/** The page builder's call: always 200, both facts at the top. */
export const checkoutLoginAction = (login: CheckoutLogin): [string, AjaxAction] => [
  'elementor_woocommerce_checkout_login_user',
  {
    for: 'everybody',
    answer: async ({ request, reply, fields }) => {
      const { username, password, nonce, remember } = fields
      const problem = await login(request, reply, {
        username,
        password,
        nonce,
        isRemembered: remember === 'forever' || remember === 'true' || remember === '1',
      })
      const message =
        problem === undefined ? '' : `<ul class="woocommerce-error" role="alert"><li>${escapeText(problem)}</li></ul>`
      return reply.send({ logged_in: problem === undefined, message })
    },
  },
]

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
