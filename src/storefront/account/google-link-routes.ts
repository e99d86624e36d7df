import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup } from '#http/rate-limit.ts'
import { safeRedirect } from '#kit/url.ts'
import { GOOGLE_PATH } from '#shop/accounts/google/contract.ts'
import { createLinkPasses } from '#shop/accounts/google/link-pass.ts'
import { ACCOUNT_BASE } from '#widgets/woocommerce-my-account/tabs.ts'
import { type Fields, fieldsOf, secretOf } from './desk.tsx'
import { noteOn, SIGN_INS_PER_ADDRESS } from './entrance.ts'
import { linkGooglePage } from './google-pages.tsx'
import type { GoogleOptions } from './google-options.ts'
import { refusedText } from './google-text.ts'

type Options = Omit<GoogleOptions, 'carryDraft'> & {
  codeUrl: (redirect: string) => string
  away: (reply: FastifyReply, url: string) => unknown
}

const LINK = 'google-link'
const EXPIRED = 'O formulário expirou. Tente de novo.'

/** The password of an account that has the address already, asked for once before Google opens it. */
export function registerGoogleLink({ http, account, googleSignIn, signIn, limiter, ...options }: Options) {
  const { shopUrl, enter, codeUrl, away, sessions, mailServer } = options
  const passes = createLinkPasses(options)

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    fields: Fields,
    problem?: { text: string; status?: number },
  ) => {
    const visitor = await account.remember(request, reply)
    const waiting = passes.read(visitor.sessionId, fields.pass)
    const redirect = safeRedirect(fields.redirect, shopUrl, '')
    if (visitor.user || !waiting) return away(reply, redirect || ACCOUNT_BASE)
    // The address holds the pass: no other site hears it.
    void reply.header('referrer-policy', 'same-origin')
    const { email } = waiting
    const pass = String(fields.pass)
    const mailIsOn = await mailServer.isOn()
    return await account.show(request, reply, visitor, {
      ...linkGooglePage({ nonce: account.nonceFor(LINK, visitor), pass, redirect, email, mailIsOn }),
      notices: problem ? [{ kind: 'error', text: problem.text }] : [],
      status: problem?.status,
    })
  }

  http.get(`${GOOGLE_PATH}ligar/`, async (request, reply) => await show(request, reply, request.query as Fields))
  account.post('entrar-com-google/ligar/', async (request, reply) => {
    await limiter.takeTogether('sign-in', addressGroup(request.ip), SIGN_INS_PER_ADDRESS)
    const fields = fieldsOf(request)
    const visitor = await account.remember(request, reply)
    const waiting = passes.read(visitor.sessionId, fields.pass)
    if (!waiting || visitor.user) return await show(request, reply, fields)
    if (!account.isGenuine(fields['google-link-nonce'], LINK, visitor))
      return await show(request, reply, fields, { text: EXPIRED, status: 403 })
    const { sessionId } = visitor
    const redirect = safeRedirect(fields.redirect, shopUrl, '')
    const trying = { sessionId, note: noteOn(request) }
    const answer = await signIn.withPassword(waiting.email, secretOf(fields.password), trying)
    if (answer.kind === 'refused')
      return await show(request, reply, fields, { text: wrongText(answer), status: answer.problem === 'wait' ? 429 : 200 })
    const user = answer.kind === 'in' ? answer.user : await sessions.awaited(sessionId)
    // The address is somebody else's by now.
    if (user?.id !== waiting.userId) return away(reply, ACCOUNT_BASE)
    // With a second factor too: what is linked opens nothing without its code.
    const isLinked = await googleSignIn.link(waiting.userId, waiting.identity)
    if (answer.kind === 'code') return away(reply, codeUrl(redirect))
    const own = await enter({ request, reply }, { sessionId, user })
    if (!isLinked) await account.notices.push(own.sessionId, { kind: 'error', text: refusedText('other-google') })
    return away(reply, redirect || ACCOUNT_BASE)
  })
  return passes
}

const wrongText = ({ problem, text }: { problem: string; text: string }) => (problem === 'wrong' ? 'A senha não confere.' : text)
