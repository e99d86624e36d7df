import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Nonces } from '#http/nonce.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { noteSecurity } from '#http/security-events.ts'
import type { Visitors } from '#http/visitor.ts'
import type { User } from '#shop/accounts/contract.ts'
import type { SecondFactor } from '#shop/accounts/second-factor.ts'
import type { Accounts } from '#shop/accounts/service.ts'
import type { KeptSessions } from '#shop/accounts/sessions.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { Owner } from '#shop/cart/read-cart.ts'
import type { Drafts } from '#shop/checkout/draft.ts'
import { CODE, CODES_PER_ADDRESS, createCodeCheck } from '../account/code-check.ts'
import type { Enter } from '../account/enter.ts'
import { noteFailure } from '../account/sign-in-routes.ts'
import { shopperOf } from './shopper.ts'
import { NONCE } from './state.ts'

type Options = {
  desk: Visitors
  nonces: Nonces
  accounts: Accounts
  sessions: KeptSessions
  secondFactor: SecondFactor
  limiter: Limiter
  cart: Pick<CartService, 'read'>
  drafts: Drafts
  enter: Enter
}
type Fields = Record<string, unknown>

/** The step that asks for the code, with what its form needs. */
export type CodeStep = { nonce: string; isRemembered: boolean }
/** `code`: the password was right, and the code is still missing or was wrong. `again`: the way begins with the password. */
export type LoginOutcome =
  | { kind: 'in' }
  | { kind: 'again'; text: string; nonce: string }
  | { kind: 'code'; text: string | undefined; step: CodeStep }

/** One household may try this often in a minute, whatever names it tries. */
const SIGN_INS_PER_ADDRESS = { max: 20, windowSeconds: 60 }
const EXPIRED = 'O formulário expirou. Recarregue a página e tente de novo.'

/** Signs in on the way to an order: the cart and what was typed come along, also when a code is asked for on the way. */
export function createCheckoutLogin({ desk, nonces, accounts, sessions, secondFactor, limiter, cart, drafts, enter }: Options) {
  const check = createCodeCheck({ sessions, secondFactor })

  const comeIn = async (request: FastifyRequest, reply: FastifyReply, { owner, user, isRemembered }: Entering) => {
    const guest = await cart.read(owner)
    const draft = guest.id === undefined ? {} : await drafts.read(guest.id)
    await enter(request, reply, { sessionId: owner.sessionId, user, isRemembered })
    const own = await cart.read({ sessionId: owner.sessionId, userId: user.id })
    if (own.id !== undefined && Object.keys(draft).length > 0) await drafts.save(own.id, draft)
    return { kind: 'in' } as const
  }

  const takePassword = async (request: FastifyRequest, reply: FastifyReply, fields: Fields): Promise<LoginOutcome> => {
    await limiter.takeTogether('sign-in', addressGroup(request.ip), SIGN_INS_PER_ADDRESS)
    const { owner, holder } = await shopperOf(desk, request, reply)
    const { username, password, 'woocommerce-login-nonce': nonce } = fields
    const isRemembered = wantsRemembering(fields)
    const again = (text: string) => ({ kind: 'again', text, nonce: nonces.make(NONCE.login, holder) }) as const
    if (!nonces.isValid(nonce, NONCE.login, holder)) return again(EXPIRED)
    if (typeof username !== 'string' || username.trim() === '') return again('Nome de usuário é obrigatório.')
    if (typeof password !== 'string' || password === '') return again('Informe a sua senha.')
    const outcome = await accounts.signIn(username.slice(0, 254), password)
    if (outcome.ok) noteSecurity(request, 'signed-in')
    if (outcome.ok) return await comeIn(request, reply, { owner, user: outcome.user, isRemembered })
    if (outcome.problem === 'code') {
      await sessions.awaitCode(owner.sessionId, outcome.user.id)
      return { kind: 'code', text: undefined, step: { nonce: nonces.make(CODE, holder), isRemembered } }
    }
    noteFailure(request, outcome)
    return outcome.problem === 'wait'
      ? again(`Muitas tentativas. Espere ${Math.ceil(outcome.waitSeconds)} segundos e tente de novo.`)
      : again('Nome de usuário ou senha incorretos.')
  }

  const takeCode = async (request: FastifyRequest, reply: FastifyReply, fields: Fields): Promise<LoginOutcome> => {
    await limiter.takeTogether('second-factor', addressGroup(request.ip), CODES_PER_ADDRESS)
    const { owner, holder } = await shopperOf(desk, request, reply)
    const { second_factor_code: code, 'second-factor-nonce': nonce } = fields
    const step = { nonce: nonces.make(CODE, holder), isRemembered: wantsRemembering(fields) }
    if (!nonces.isValid(nonce, CODE, holder)) return { kind: 'code', text: EXPIRED, step }
    const answer = await check(request, owner.sessionId, typeof code === 'string' ? code.trim().slice(0, 40) : '')
    if (answer.ok) return await comeIn(request, reply, { owner, user: answer.user, isRemembered: step.isRemembered })
    return answer.problem === 'late'
      ? { kind: 'again', text: answer.text, nonce: nonces.make(NONCE.login, holder) }
      : { kind: 'code', text: answer.text, step }
  }

  return {
    /** Takes the password, or the code that follows it. */
    take: (request: FastifyRequest, reply: FastifyReply, fields: Fields): Promise<LoginOutcome> =>
      'second_factor_code' in fields ? takeCode(request, reply, fields) : takePassword(request, reply, fields),

    /** The step that a session stands at whose password was right a moment ago. */
    awaited: async (request: FastifyRequest, reply: FastifyReply): Promise<CodeStep | undefined> => {
      const { owner, holder } = await shopperOf(desk, request, reply)
      return (await sessions.awaited(owner.sessionId)) && { nonce: nonces.make(CODE, holder), isRemembered: false }
    },
  }
}
export type CheckoutLogin = ReturnType<typeof createCheckoutLogin>

type Entering = { owner: Owner; user: User; isRemembered: boolean }

const wantsRemembering = ({ rememberme }: Fields) => rememberme === 'forever' || rememberme === 'true' || rememberme === '1'
