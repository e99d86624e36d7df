import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { safeRedirect } from '#kit/url.ts'
import type { SignIn } from '#shop/accounts/sign-in.ts'
import { ACCOUNT_BASE } from '#widgets/woocommerce-my-account/tabs.ts'
import { type AccountDesk, expiredForm, type Fields, fieldsOf, secretOf, SIGN_IN, SIGN_OUT, textOf } from './desk.tsx'
import { createCodeStep } from './code-step.ts'
import { type Enter, noteOn, SIGN_INS_PER_ADDRESS } from './entrance.ts'
import { signOutPage } from './sign-out-page.tsx'

type Taking = (request: FastifyRequest, reply: FastifyReply, fields: Fields) => Promise<unknown>
type Options = {
  account: AccountDesk
  signIn: SignIn
  limiter: Limiter
  shopUrl: string
  enter: Enter
  askReset: Taking
  register: Taking
}

/** The way in and the way out. */
export function registerSignIn({ account, signIn, limiter, shopUrl, enter, askReset, register }: Options) {
  const { visitors } = account
  const { showCodePage, takeCode } = createCodeStep({ account, signIn, limiter, shopUrl, enter })

  const takePassword = async (request: FastifyRequest, reply: FastifyReply, fields: Fields) => {
    await limiter.takeTogether('sign-in', addressGroup(request.ip), SIGN_INS_PER_ADDRESS)
    const name = textOf(fields.username)
    const password = secretOf(fields.password)
    const redirect = safeRedirect(fields.redirect ?? fields.redirect_to, shopUrl, '')
    const visitor = await visitors.remember(request, reply)
    const again = (text: string, status = 200) =>
      account.showSignIn(request, reply, visitor, { notice: { kind: 'error', text }, name, redirect, status })
    if (!comesFromHere(request, fields) && !account.isGenuine(fields['woocommerce-login-nonce'], SIGN_IN, visitor))
      return await again('O formulário expirou. Tente de novo.', 403)
    const isRemembered = fields.rememberme !== undefined
    const answer = await signIn.withPassword(name, password, { sessionId: visitor.sessionId, note: noteOn(request) })
    if (answer.kind === 'code') return await showCodePage(request, reply, { visitor, redirect, isRemembered })
    if (answer.kind === 'refused') return await again(answer.text, answer.problem === 'wait' ? 429 : 200)
    await enter({ request, reply }, { sessionId: visitor.sessionId, user: answer.user, isRemembered })
    return reply.redirect(redirect || ACCOUNT_BASE, 303)
  }

  account.post('', async (request, reply) => {
    const fields = fieldsOf(request)
    if ('register' in fields) return await register(request, reply, fields)
    if ('wc_reset_password' in fields) return await askReset(request, reply, fields)
    if ('second_factor_code' in fields) return await takeCode(request, reply, fields)
    return await takePassword(request, reply, fields)
  })

  account.page('customer-logout/', async (opened) => {
    const { _wpnonce } = opened.request.query as Fields
    const { request, reply, user, sessionId } = opened
    if (!account.isGenuine(_wpnonce, SIGN_OUT, { user, sessionId })) return signOutPage(opened.nonce(SIGN_OUT))
    await visitors.signOut(request, reply)
    return reply.header('cache-control', 'no-store').redirect(ACCOUNT_BASE, 303)
  })
  account.post('customer-logout/', async (request, reply) => {
    if (!account.isGenuine(fieldsOf(request)._wpnonce, SIGN_OUT, await visitors.of(request))) throw expiredForm()
    await visitors.signOut(request, reply)
    return reply.redirect(ACCOUNT_BASE, 303)
  })
}

/**
 * A form on a page that is the same for everybody carries no nonce. A browser says where it comes from, and the server has
 * refused every other site by then; programs say nothing and need the nonce.
 */
const comesFromHere = (request: FastifyRequest, fields: Fields) =>
  !('woocommerce-login-nonce' in fields) && request.headers.origin !== undefined
