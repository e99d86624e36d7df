import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#http/problem.ts'
import { addressGroup } from '#http/rate-limit.ts'
import { isAhead } from '#kit/looks-ahead.ts'
import { safeRedirect } from '#kit/url.ts'
import { GOOGLE_PATH } from '#shop/accounts/google/contract.ts'
import type { Arrival } from '#shop/accounts/google/service.ts'
import { ACCOUNT_BASE, tabUrl } from '#widgets/woocommerce-my-account/tabs.ts'
import { CHECKOUT, CHECKOUT_CODE, createCodeStep } from './code-step.ts'
import { type Fields, textOf } from './desk.tsx'
import { enterWithDraft, noteOn } from './entrance.ts'
import { registerGoogleLink } from './google-link-routes.ts'
import { type GoogleOptions, UNLINK } from './google-options.ts'
import { CANCELLED, isTrouble, READY, refusedText } from './google-text.ts'

type Place = { sessionId: number; redirect: string }

const PER_ADDRESS = { max: 30, windowSeconds: 900 }

/** «Entrar com Google»: there, back, and the steps that may follow. Each answer leads on, so that no address keeps the code. */
export function registerGoogleSignIn({ http, account, googleSignIn, carryDraft, enter: enterWith, ...options }: GoogleOptions) {
  const { limiter, shopUrl, sessions, signIn } = options
  const { showCodePage } = createCodeStep({ account, enter: enterWith, ...options })
  const away = (reply: FastifyReply, url: string) =>
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(url, 303)
  /** Says it where somebody came from, as far as that place says things to guests. */
  const refuse = async (reply: FastifyReply, { sessionId, redirect }: Place, text: string) => {
    await account.notices.push(sessionId, { kind: 'error', text })
    if (redirect === CHECKOUT) return away(reply, CHECKOUT)
    return away(reply, redirect ? `${ACCOUNT_BASE}?${new URLSearchParams({ redirect_to: redirect })}` : ACCOUNT_BASE)
  }
  const codeUrl = (redirect: string) =>
    redirect === CHECKOUT ? CHECKOUT_CODE : `${GOOGLE_PATH}codigo/?${new URLSearchParams({ redirect })}`
  const enter = enterWithDraft(carryDraft, enterWith)
  const passes = registerGoogleLink({ http, account, googleSignIn, ...options, enter, codeUrl, away })

  http.get(GOOGLE_PATH, async (request, reply) => {
    if (!(await googleSignIn.isOn())) throw notFound()
    const redirect = safeRedirect((request.query as Fields).redirect, shopUrl, '')
    // Another site sends nobody on from here, and a browser that looks ahead goes nowhere.
    if (isAhead(request.headers)) return reply.code(204).send()
    if (request.headers['sec-fetch-site'] === 'cross-site') return away(reply, ACCOUNT_BASE)
    await limiter.takeTogether('google-sign-in', addressGroup(request.ip), PER_ADDRESS)
    const { sessionId, user } = await account.remember(request, reply)
    const page = user ? undefined : await googleSignIn.begin(sessionId, redirect === ACCOUNT_BASE ? '' : redirect)
    return away(reply, page ?? (redirect || ACCOUNT_BASE))
  })

  http.get(`${GOOGLE_PATH}volta/`, async (request, reply) => {
    if (!(await googleSignIn.isOn())) throw notFound()
    if (isAhead(request.headers)) return reply.code(204).send()
    await limiter.takeTogether('google-sign-in-back', addressGroup(request.ip), PER_ADDRESS)
    const { sessionId, user } = await account.remember(request, reply)
    // Another tab was quicker.
    if (user) return away(reply, ACCOUNT_BASE)
    const { state, code, error } = request.query as Fields
    const isCancelled = error !== undefined
    const given = { state: textOf(state), code: isCancelled ? '' : textOf(code, 2_000) }
    const { redirect, arrival } = await googleSignIn.finish(sessionId, given)
    const place = { sessionId, redirect }
    if (isCancelled) return await refuse(reply, place, CANCELLED)
    return await goOn(request, reply, { ...place, arrival })
  })

  const goOn = async (request: FastifyRequest, reply: FastifyReply, { arrival, ...place }: Place & { arrival: Arrival }) => {
    const { sessionId, redirect } = place
    if (arrival.kind === 'password') {
      const { identity, user } = arrival
      const pass = passes.give(sessionId, { userId: user.id, email: user.email, identity })
      return away(reply, `${GOOGLE_PATH}ligar/?${new URLSearchParams({ pass, redirect })}`)
    }
    if (arrival.kind === 'refused') {
      noteOn(request)('sign-in-failed')
      request.log[isTrouble(arrival.why) ? 'warn' : 'info']({ why: arrival.why }, 'Google opened no account')
      return await refuse(reply, place, refusedText(arrival.why))
    }
    if (arrival.needsCode) {
      await sessions.awaitCode(sessionId, arrival.user.id)
      return away(reply, codeUrl(redirect))
    }
    noteOn(request)('signed-in')
    const own = await enter({ request, reply }, { sessionId, user: arrival.user })
    if (arrival.isNew) await account.notices.push(own.sessionId, { kind: 'success', text: READY })
    return away(reply, redirect || ACCOUNT_BASE)
  }

  http.get(`${GOOGLE_PATH}codigo/`, async (request, reply) => {
    const visitor = await account.remember(request, reply)
    const redirect = safeRedirect((request.query as Fields).redirect, shopUrl, '')
    if (visitor.user || !(await signIn.awaitsCode(visitor.sessionId))) return away(reply, redirect || ACCOUNT_BASE)
    return await showCodePage(request, reply, { visitor, redirect, isRemembered: false })
  })

  account.action('edit-account/google/', { fields: ['google-unlink-nonce'], action: UNLINK }, async (opened) => {
    await googleSignIn.unlink(opened.user.id)
    return await account.goOn(opened, tabUrl('edit-account'), { kind: 'success', text: 'O Google não entra mais nesta conta.' })
  })
}
