import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { safeRedirect } from '#kit/url.ts'
import type { SignIn } from '#shop/accounts/sign-in.ts'
import { ACCOUNT_BASE } from '#widgets/woocommerce-my-account/tabs.ts'
import { codePage } from './code-page.tsx'
import { type AccountDesk, type Fields, textOf } from './desk.tsx'
import { CODE, CODES_PER_ADDRESS, type Enter, noteOn } from './entrance.ts'

export const CHECKOUT = '/checkout/'
/** The checkout asks for the code itself: its owner stays with what was typed. */
export const CHECKOUT_CODE = `${CHECKOUT}?login=code`

type Options = {
  account: AccountDesk
  signIn: Pick<SignIn, 'withCode'>
  limiter: Limiter
  shopUrl: string
  enter: Enter
}
type Waiting = { visitor: Visitor; redirect: string; isRemembered: boolean }
type Visitor = Awaited<ReturnType<AccountDesk['remember']>>

/** Between the right password and the account of whoever has a second factor: until the code comes they are a guest. */
export function createCodeStep({ account, signIn, limiter, shopUrl, enter }: Options) {
  const show = (request: FastifyRequest, reply: FastifyReply, waiting: Waiting, problem?: string, status?: number) => {
    const { visitor, redirect, isRemembered } = waiting
    const page = codePage({ nonce: account.nonceFor(CODE, visitor), redirect, isRemembered })
    const notices = problem === undefined ? [] : [{ kind: 'error' as const, text: problem }]
    return account.show(request, reply, visitor, { ...page, status, notices })
  }

  return {
    showCodePage: (request: FastifyRequest, reply: FastifyReply, waiting: Waiting) => show(request, reply, waiting),

    takeCode: async (request: FastifyRequest, reply: FastifyReply, fields: Fields) => {
      await limiter.takeTogether('second-factor', addressGroup(request.ip), CODES_PER_ADDRESS)
      const visitor = await account.remember(request, reply)
      const redirect = safeRedirect(fields.redirect, shopUrl, '')
      const waiting = { visitor, redirect, isRemembered: fields.rememberme !== undefined }
      if (!account.isGenuine(fields['second-factor-nonce'], CODE, visitor))
        return await show(request, reply, waiting, 'O formulário expirou. Tente de novo.', 403)
      const trying = { sessionId: visitor.sessionId, note: noteOn(request) }
      const answer = await signIn.withCode(textOf(fields.second_factor_code, 40), trying)
      if (!answer.ok && answer.problem === 'late')
        return await account.showSignIn(request, reply, visitor, {
          notice: { kind: 'error', text: answer.text },
          redirect,
          status: 403,
        })
      if (!answer.ok) return await show(request, reply, waiting, answer.text, answer.problem === 'wait' ? 429 : undefined)
      const { isRemembered } = waiting
      await enter({ request, reply }, { sessionId: visitor.sessionId, user: answer.user, isRemembered })
      return reply.redirect(redirect || ACCOUNT_BASE, 303)
    },
  }
}
