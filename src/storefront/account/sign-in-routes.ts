import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { noteSecurity } from '#http/security-events.ts'
import { safeRedirect } from '#kit/url.ts'
import type { SecondFactor } from '#shop/accounts/second-factor.ts'
import type { KeptSessions } from '#shop/accounts/sessions.ts'
import type { Accounts } from '#shop/accounts/service.ts'
import { ACCOUNT_BASE } from '#widgets/woocommerce-my-account/tabs.ts'
import { type AccountDesk, expiredForm, type Fields, fieldsOf, secretOf, SIGN_IN, SIGN_OUT, textOf } from './desk.tsx'
import { createCodeStep } from './code-step.ts'
import type { Enter } from './enter.ts'
import { signOutPage } from './sign-out-page.tsx'

type Taking = (request: FastifyRequest, reply: FastifyReply, fields: Fields) => Promise<unknown>
type Options = {
  account: AccountDesk
  accounts: Accounts
  sessions: KeptSessions
  secondFactor: SecondFactor
  limiter: Limiter
  shopUrl: string
  enter: Enter
  askReset: Taking
  register: Taking
}

/** One household may try this often in a minute, whatever names it tries. */
const SIGN_INS_PER_ADDRESS = { max: 20, windowSeconds: 60 }

/** The way in and the way out. */
export function registerSignIn({ account, accounts, limiter, shopUrl, enter, askReset, register, ...more }: Options) {
  const { desk } = account
  const { showCodePage, takeCode } = createCodeStep({ account, limiter, shopUrl, enter, ...more })

  const signIn = async (request: FastifyRequest, reply: FastifyReply, fields: Fields) => {
    await limiter.takeTogether('sign-in', addressGroup(request.ip), SIGN_INS_PER_ADDRESS)
    const name = textOf(fields.username)
    const password = secretOf(fields.password)
    const redirect = safeRedirect(fields.redirect ?? fields.redirect_to, shopUrl, '')
    const visitor = await desk.remember(request, reply)
    const again = (text: string, status = 200) =>
      account.showSignIn(request, reply, visitor, { notice: { kind: 'error', text }, name, redirect, status })
    if (!comesFromHere(request, fields) && !account.isGenuine(fields['woocommerce-login-nonce'], SIGN_IN, visitor))
      return await again('O formulário expirou. Tente de novo.', 403)
    if (name === '') return await again('Nome de usuário é obrigatório.')
    if (password === '') return await again('Informe a sua senha.')
    const outcome = await accounts.signIn(name, password)
    if (!outcome.ok) {
      if (outcome.problem === 'code')
        return await showCodePage(request, reply, {
          visitor,
          user: outcome.user,
          redirect,
          isRemembered: fields.rememberme !== undefined,
        })
      noteFailure(request, outcome)
      if (outcome.problem === 'wait')
        return await again(`Muitas tentativas. Espere ${Math.ceil(outcome.waitSeconds)} segundos e tente de novo.`, 429)
      // The same words whether the name or the password is wrong: nobody learns who has an account.
      return await again('Nome de usuário ou senha incorretos.')
    }
    noteSecurity(request, 'signed-in')
    await enter(request, reply, {
      sessionId: visitor.sessionId,
      user: outcome.user,
      isRemembered: fields.rememberme !== undefined,
    })
    return reply.redirect(redirect || ACCOUNT_BASE, 303)
  }

  account.post('', async (request, reply) => {
    const fields = fieldsOf(request)
    if ('register' in fields) return await register(request, reply, fields)
    if ('wc_reset_password' in fields) return await askReset(request, reply, fields)
    if ('second_factor_code' in fields) return await takeCode(request, reply, fields)
    return await signIn(request, reply, fields)
  })

  account.page('customer-logout/', async (opened) => {
    const { _wpnonce } = opened.request.query as Fields
    const { request, reply, user, sessionId } = opened
    if (!account.isGenuine(_wpnonce, SIGN_OUT, { user, sessionId })) return signOutPage(opened.nonce(SIGN_OUT))
    await desk.signOut(request, reply)
    return reply.header('cache-control', 'no-store').redirect(ACCOUNT_BASE, 303)
  })
  account.post('customer-logout/', async (request, reply) => {
    if (!account.isGenuine(fieldsOf(request)._wpnonce, SIGN_OUT, await desk.of(request))) throw expiredForm()
    await desk.signOut(request, reply)
    return reply.redirect(ACCOUNT_BASE, 303)
  })
}

/** For the log: what became of a wrong name or password. */
export function noteFailure(request: FastifyRequest, { problem, isAlarming = false }: { problem: string; isAlarming?: boolean }) {
  noteSecurity(request, problem === 'wait' ? 'sign-in-slowed' : 'sign-in-failed')
  if (isAlarming) noteSecurity(request, 'guessing-alarm')
}

/**
 * A form on a page that is the same for everybody carries no nonce. A browser says where it comes from, and the front desk has
 * refused every other site by then; programs say nothing and need the nonce.
 */
const comesFromHere = (request: FastifyRequest, fields: Fields) =>
  !('woocommerce-login-nonce' in fields) && request.headers.origin !== undefined
