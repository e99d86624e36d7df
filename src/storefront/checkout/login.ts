import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NonceHolder, Nonces } from '#http/nonce.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import type { Visitors } from '#http/visitor.ts'
import type { User } from '#shop/accounts/contract.ts'
import type { SignIn } from '#shop/accounts/sign-in.ts'
import type { Owner } from '#shop/cart/read-cart.ts'
import type { createDraftCarrying } from '#shop/checkout/carry-draft.ts'
import { CODE, CODES_PER_ADDRESS, type Enter, noteOn, SIGN_INS_PER_ADDRESS } from '../account/entrance.ts'
import { shopperOf } from './shopper.ts'
import { type CodeStep, NONCE } from './view.ts'

type Options = {
  visitors: Visitors
  nonces: Nonces
  signIn: SignIn
  limiter: Limiter
  carryDraft: ReturnType<typeof createDraftCarrying>
  enter: Enter
  googleSignIn: { isOn: () => Promise<boolean> }
}
type Fields = Record<string, unknown>
/** What the form that asks for the password needs. */
export type LoginFormFacts = { nonce: string; hasGoogle: boolean }

/** `code`: the password was right, and the code is still missing or was wrong. `again`: the way begins with the password. */
export type LoginOutcome =
  | { kind: 'in' }
  | { kind: 'again'; text: string; form: LoginFormFacts }
  | { kind: 'code'; text: string | undefined; step: CodeStep }

const EXPIRED = 'O formulário expirou. Recarregue a página e tente de novo.'

/** Signs in on the way to an order: the cart and what was typed come along, also when a code is asked for on the way. */
export function createCheckoutLogin({ visitors, nonces, signIn, limiter, carryDraft, enter, googleSignIn }: Options) {
  const formFor = async (holder: NonceHolder): Promise<LoginFormFacts> => ({
    nonce: nonces.make(NONCE.login, holder),
    hasGoogle: await googleSignIn.isOn(),
  })
  const comeIn = async (request: FastifyRequest, reply: FastifyReply, { owner, user, isRemembered }: Entering) => {
    const { sessionId } = owner
    await carryDraft(owner, user.id, () => enter({ request, reply }, { sessionId, user, isRemembered }))
    return { kind: 'in' } as const
  }

  const takePassword = async (request: FastifyRequest, reply: FastifyReply, fields: Fields): Promise<LoginOutcome> => {
    await limiter.takeTogether('sign-in', addressGroup(request.ip), SIGN_INS_PER_ADDRESS)
    const { owner, holder } = await shopperOf(visitors, request, reply)
    const { username, password, 'woocommerce-login-nonce': nonce } = fields
    const isRemembered = wantsRemembering(fields)
    const again = async (text: string) => ({ kind: 'again', text, form: await formFor(holder) }) as const
    if (!nonces.isValid(nonce, NONCE.login, holder)) return await again(EXPIRED)
    const trying = { sessionId: owner.sessionId, note: noteOn(request) }
    const answer = await signIn.withPassword(stringOf(username).slice(0, 254), stringOf(password), trying)
    if (answer.kind === 'in') return await comeIn(request, reply, { owner, user: answer.user, isRemembered })
    return answer.kind === 'code'
      ? { kind: 'code', text: undefined, step: { nonce: nonces.make(CODE, holder), isRemembered } }
      : await again(answer.text)
  }

  const takeCode = async (request: FastifyRequest, reply: FastifyReply, fields: Fields): Promise<LoginOutcome> => {
    await limiter.takeTogether('second-factor', addressGroup(request.ip), CODES_PER_ADDRESS)
    const { owner, holder } = await shopperOf(visitors, request, reply)
    const { second_factor_code: code, 'second-factor-nonce': nonce } = fields
    const step = { nonce: nonces.make(CODE, holder), isRemembered: wantsRemembering(fields) }
    if (!nonces.isValid(nonce, CODE, holder)) return { kind: 'code', text: EXPIRED, step }
    const trying = { sessionId: owner.sessionId, note: noteOn(request) }
    const answer = await signIn.withCode(stringOf(code).trim().slice(0, 40), trying)
    if (answer.ok) return await comeIn(request, reply, { owner, user: answer.user, isRemembered: step.isRemembered })
    return answer.problem === 'late'
      ? { kind: 'again', text: answer.text, form: await formFor(holder) }
      : { kind: 'code', text: answer.text, step }
  }

  return {
    hasGoogle: googleSignIn.isOn,

    /** Takes the password, or the code that follows it. */
    take: (request: FastifyRequest, reply: FastifyReply, fields: Fields): Promise<LoginOutcome> =>
      'second_factor_code' in fields ? takeCode(request, reply, fields) : takePassword(request, reply, fields),

    /** The step that a session stands at whose password was right a moment ago. */
    awaited: async (request: FastifyRequest, reply: FastifyReply): Promise<CodeStep | undefined> => {
      const { owner, holder } = await shopperOf(visitors, request, reply)
      return (await signIn.awaitsCode(owner.sessionId)) ? { nonce: nonces.make(CODE, holder), isRemembered: false } : undefined
    },
  }
}
export type CheckoutLogin = ReturnType<typeof createCheckoutLogin>

type Entering = { owner: Owner; user: User; isRemembered: boolean }

const stringOf = (value: unknown) => (typeof value === 'string' ? value : '')
const wantsRemembering = ({ rememberme }: Fields) => rememberme === 'forever' || rememberme === 'true' || rememberme === '1'
