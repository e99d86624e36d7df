import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { noteSecurity } from '#http/security-events.ts'
import type { Clock } from '#kit/clock.ts'
import { safeRedirect } from '#kit/url.ts'
import type { Registration } from '#shop/accounts/registration.ts'
import type { Accounts } from '#shop/accounts/service.ts'
import { readAttribution } from '#shop/attribution/read-attribution.ts'
import { ACCOUNT_BASE } from '#widgets/woocommerce-my-account/tabs.ts'
import { type AccountDesk, type Fields, REGISTER, secretOf, textOf } from './desk.tsx'
import type { Enter } from './entrance.ts'
import { createWelcomePasses } from '#shop/accounts/welcome-pass.ts'

type Options = {
  http: FastifyInstance
  account: AccountDesk
  accounts: Accounts
  registration: Registration
  limiter: Limiter
  secret: string
  clock: Clock
  shopUrl: string
  enter: Enter
  mailServer: { isOn: () => Promise<boolean> }
}

const REGISTRATIONS_PER_ADDRESS = { max: 10, windowSeconds: 3_600 }
const WELCOME = `${ACCOUNT_BASE}bem-vindo/`

/** The way to become a customer, who is signed in at once. What is answered tells nobody whether the address had an account. */
export function registerRegistering({
  http,
  account,
  accounts,
  registration,
  limiter,
  shopUrl,
  enter,
  mailServer,
  ...more
}: Options) {
  const { visitors } = account
  const passes = createWelcomePasses(more)

  const register = async (request: FastifyRequest, reply: FastifyReply, fields: Fields) => {
    await limiter.takeTogether('register', addressGroup(request.ip), REGISTRATIONS_PER_ADDRESS)
    const email = textOf(fields.email, 300)
    const redirect = safeRedirect(fields.redirect, shopUrl, '')
    const visitor = await visitors.remember(request, reply)
    const again = (text: string, status = 200) =>
      account.showSignIn(request, reply, visitor, { notice: { kind: 'error', text }, email, redirect, status })
    if (!account.isGenuine(fields['woocommerce-register-nonce'], REGISTER, visitor))
      return await again('O formulário expirou. Tente de novo.', 403)
    const rules = await registration.rules()
    if (!rules.registration)
      return await again(`Esta loja não abre cadastros por aqui.${rules.guestCheckout ? ' Dá para comprar sem conta.' : ''}`, 403)
    const outcome = await registration.register({
      email,
      password: secretOf(fields.password),
      attribution: readAttribution(fields),
    })
    if (!outcome.ok) return await again(outcome.problem)
    const pass = passes.give(visitor.sessionId, { email: email.toLowerCase(), isNew: outcome.user !== undefined })
    const query = new URLSearchParams({ pass, ...(redirect && { redirect }) })
    return reply.header('cache-control', 'no-store').redirect(`${WELCOME}?${query}`, 303)
  }

  /** Whoever made an account a moment ago is signed in; whoever has one already is shown the way in, and told by mail why. */
  http.get(WELCOME, async (request, reply) => {
    const { pass, redirect: wanted } = request.query as Fields
    const redirect = safeRedirect(wanted, shopUrl, '')
    const visitor = await visitors.remember(request, reply)
    void reply.header('referrer-policy', 'same-origin')
    const registered = passes.take(visitor.sessionId, pass)
    const user = registered?.isNew ? await accounts.find(registered.email) : undefined
    if (!user)
      return registered
        ? await account.showSignIn(request, reply, visitor, {
            notice: { kind: 'info', text: (await mailServer.isOn()) ? MAIL_SENT : TRY_TO_SIGN_IN },
            name: registered.email,
            redirect,
          })
        : reply.header('cache-control', 'no-store').redirect(ACCOUNT_BASE, 303)
    noteSecurity(request, 'signed-in')
    const { sessionId } = await enter({ request, reply }, { sessionId: visitor.sessionId, user })
    await account.notices.push(sessionId, { kind: 'success', text: READY })
    return reply.header('cache-control', 'no-store').redirect(redirect || ACCOUNT_BASE, 303)
  })

  return { register }
}

const READY = 'Pronto! A sua conta está criada e você já entrou nela.'
const MAIL_SENT =
  'Enviamos uma mensagem para o seu e-mail com o próximo passo. Se você já tem uma conta, entre com a senha dela, ou peça outra.'
/** The same for whoever has an account and whoever has none: nobody learns it here. */
const TRY_TO_SIGN_IN =
  'Se você já tem uma conta, entre com a senha dela. Se não lembra a senha, veja em «Perdeu sua senha?» a quem pedir ajuda.'
