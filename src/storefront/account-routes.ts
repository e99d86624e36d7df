import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Nonces } from '#http/nonce.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { forbidden } from '#http/problem.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { holderOf, type VisitorDesk } from '#http/visitor.ts'
import type { Accounts } from '#shop/accounts/service.ts'
import { type AccountPage, accountPage } from './pages/account.tsx'
import type { Site } from './site.tsx'

type Options = {
  site: Site
  desk: VisitorDesk
  nonces: Nonces
  accounts: Accounts
  limiter: Limiter
  onSignIn: (sessionId: number, userId: number) => Promise<void>
}

/** One household may try this often in a minute, whatever names it tries. */
const SIGN_INS_PER_ADDRESS = { max: 20, windowSeconds: 60 }
const SIGN_IN = 'woocommerce-login'
const SIGN_OUT = 'customer-logout'

export function useAccountPages(http: FastifyInstance, { site, desk, nonces, accounts, limiter, onSignIn }: Options) {
  const show = async (request: FastifyRequest, reply: FastifyReply, page: AccountPage) =>
    await sendPrivatePage(request, reply, await site.render(accountPage(page)))

  http.get('/my-account/', async (request, reply) => {
    const visitor = await desk.remember(request, reply)
    return await show(request, reply, {
      user: visitor.user,
      nonce: nonces.make(visitor.user ? SIGN_OUT : SIGN_IN, holderOf(visitor)),
    })
  })

  http.post('/my-account/', async (request, reply) => {
    limiter.take('sign-in', addressGroup(request.ip), SIGN_INS_PER_ADDRESS)
    const fields = (request.body ?? {}) as Record<string, unknown>
    const name = typeof fields.username === 'string' ? fields.username.slice(0, 254) : ''
    const password = typeof fields.password === 'string' ? fields.password : ''
    const visitor = await desk.remember(request, reply)
    const again = (text: string, status = 200) =>
      show(request, reply, {
        user: undefined,
        nonce: nonces.make(SIGN_IN, holderOf(visitor)),
        notice: { kind: 'error', text },
        name,
        status,
      })
    if (!nonces.isValid(fields['woocommerce-login-nonce'], SIGN_IN, holderOf(visitor)))
      return await again('O formulário expirou. Tente de novo.', 403)
    if (name === '') return await again('Nome de usuário é obrigatório.')
    if (password === '') return await again('Informe a sua senha.')
    const outcome = await accounts.signIn(name, password)
    if (!outcome.ok) {
      if (outcome.problem === 'wait')
        return await again(`Muitas tentativas. Espere ${Math.ceil(outcome.waitSeconds)} segundos e tente de novo.`, 429)
      // The same words whether the name or the password is wrong: nobody learns who has an account.
      return await again('Nome de usuário ou senha incorretos.')
    }
    await onSignIn(visitor.sessionId, outcome.user.id)
    await desk.signIn(request, reply, outcome.user)
    return reply.redirect('/my-account/', 303)
  })

  http.post('/my-account/customer-logout/', async (request, reply) => {
    const visitor = await desk.of(request)
    const { _wpnonce } = (request.body ?? {}) as Record<string, unknown>
    if (!nonces.isValid(_wpnonce, SIGN_OUT, holderOf(visitor)))
      throw forbidden('O formulário expirou. Volte à sua conta e tente de novo.', 'expired_form')
    await desk.signOut(request, reply)
    return reply.redirect('/my-account/', 303)
  })
}
