import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Notice } from '#content/notices/contract.ts'
import type { Notices } from '#content/notices/service.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import type { Acting } from '#db/actor.ts'
import type { Nonces } from '#http/nonce.ts'
import { isAhead } from '#kit/looks-ahead.ts'
import { sendPrivatePage } from '#http/private-page.ts'
import { forbidden, notFound } from '#http/problem.ts'
import { actorOf } from '#http/rest/actor-of.ts'
import { holderOf, type Visitor, type Visitors } from '#http/visitor.ts'
import { safeRedirect } from '#kit/url.ts'
import type { User } from '#shop/accounts/contract.ts'
import { ACCOUNT_BASE } from '#widgets/woocommerce-my-account/tabs.ts'
import type { Site } from '../site.tsx'
import { accountPageModel } from './frame.tsx'
import type { AccountView } from './view.ts'
import { SignInPage } from './sign-in-page.tsx'
import type { PolicyAddress } from '../privacy-policy.ts'

export const SIGN_IN = 'woocommerce-login'
export const REGISTER = 'woocommerce-register'
export const SIGN_OUT = 'customer-logout'

/** Addresses of other shops of this ecosystem: what is read there is here, what is sent there still works. */
const FORMER_BASE = '/my-account/'

export type Fields = Record<string, unknown>
type Session = Visitor & { sessionId: number }
export type Opened = {
  request: FastifyRequest
  reply: FastifyReply
  user: User
  sessionId: number
  nonce: (action: string) => string
}
type Options = {
  http: FastifyInstance
  acting: Acting
  site: Site
  content: ContentReader
  visitors: Visitors
  nonces: Nonces
  notices: Notices
  mayRegister: () => Promise<boolean>
  hasGoogle: () => Promise<boolean>
  policyAddress: PolicyAddress
  shopUrl: string
  /** What extensions add to the account. */
  extensions: { accountPages: () => readonly { path: string; label: string; isShown: () => boolean }[] }
}
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
export type AccountDesk = ReturnType<typeof createAccountDesk>

/** What all pages of the account have in common: who is asking, the frame around the content, forms that prove where they come from. */
export function createAccountDesk({
  http,
  acting,
  site,
  content,
  visitors,
  nonces,
  notices,
  mayRegister,
  hasGoogle,
  policyAddress,
  shopUrl,
  extensions,
}: Options) {
  const nonceFor = (action: string, visitor: Visitor) => nonces.make(action, holderOf(visitor))
  const isGenuine = (given: unknown, action: string, visitor: Visitor) => nonces.isValid(given, action, holderOf(visitor))

  const show = async (request: FastifyRequest, reply: FastifyReply, visitor: Session, view: AccountView) => {
    // A browser that fetches ahead shows nothing: what is told once must wait for the visit.
    const told = isAhead(request.headers) ? [] : await notices.take(visitor.sessionId)
    const model = accountPageModel({
      view: { ...view, notices: [...told, ...(view.notices ?? [])] },
      path: request.url.split('?', 1)[0]!,
      signOutUrl: `${ACCOUNT_BASE}customer-logout/?_wpnonce=${nonceFor(SIGN_OUT, visitor)}`,
      isSignedIn: visitor.user !== undefined,
      more: extensions.accountPages().filter(({ isShown }) => isShown()),
      document: (await content.page('page', 'minha-conta'))?.document,
    })
    return await sendPrivatePage(request, reply, await site.render(model))
  }

  const showSignIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    visitor: Session,
    over: { notice?: Notice; name?: string; email?: string; redirect?: string; status?: number } = {},
  ) =>
    await show(request, reply, visitor, {
      title: 'Minha conta',
      status: over.status,
      notices: over.notice ? [over.notice] : [],
      widgets: ['login'],
      content: (
        <SignInPage
          signInNonce={nonceFor(SIGN_IN, visitor)}
          registerNonce={(await mayRegister()) ? nonceFor(REGISTER, visitor) : undefined}
          hasGoogle={await hasGoogle()}
          policyUrl={await policyAddress()}
          name={over.name}
          email={over.email}
          redirect={over.redirect}
        />
      ),
    })

  const opened = (request: FastifyRequest, reply: FastifyReply, visitor: Session): Opened | undefined =>
    visitor.user && {
      request,
      reply,
      user: visitor.user,
      sessionId: visitor.sessionId,
      nonce: (action) => nonceFor(action, visitor),
    }

  /** Those who run the shop are named in the register of changes for what they change here too. */
  const acted =
    (handler: Handler): Handler =>
    async (request, reply) => {
      const actor = actorOf({ user: (await visitors.of(request)).user, by: 'cookie' }, request.id)
      return await (actor ? acting.as(actor, () => handler(request, reply)) : handler(request, reply))
    }

  /** What is posted to the former address reaches the same handler. */
  const post = (path: string, handler: Handler) => {
    for (const base of [ACCOUNT_BASE, FORMER_BASE]) http.post(base + path, acted(handler))
  }

  for (const url of [FORMER_BASE, `${FORMER_BASE}*`])
    http.get(url, (request, reply) => {
      const rest = request.url.slice(FORMER_BASE.length - 1).replace(/^\/+/, '')
      return reply.redirect(ACCOUNT_BASE + rest, 301)
    })

  return {
    show,
    showSignIn,
    acted,
    post,
    nonceFor,
    isGenuine,
    remember: visitors.remember,
    visitors,
    notices,

    /** A page for customers; everybody else sees the way in and comes back here afterwards. Nothing to draw means 404. */
    page: (path: string, draw: (opened: Opened) => Promise<AccountView | FastifyReply | undefined>) => {
      http.get(ACCOUNT_BASE + path, async (request, reply) => {
        const visitor = await visitors.remember(request, reply)
        const open = opened(request, reply, visitor)
        const { redirect_to: wanted } = request.query as Fields
        if (!open) return await showSignIn(request, reply, visitor, { redirect: safeRedirect(wanted, shopUrl, request.url) })
        const drawn = await draw(open)
        if (drawn === undefined) throw notFound()
        return 'content' in drawn ? await show(request, reply, visitor, drawn) : drawn
      })
    },

    /** A form of a customer's own page. Without its nonce nothing happens; the answer is a redirect, or the page again. */
    action: (
      path: string,
      nonce: { fields: string[]; action: string | ((opened: Opened) => string) },
      handle: (opened: Opened, fields: Fields) => Promise<AccountView | FastifyReply | undefined>,
    ) => {
      post(path, async (request, reply) => {
        const visitor = await visitors.remember(request, reply)
        const open = opened(request, reply, visitor)
        if (!open) {
          // The page of the form: what the form itself is sent to is often no page.
          const redirect = safeRedirect(request.headers.referer, shopUrl, '')
          return await showSignIn(request, reply, visitor, { notice: SIGN_IN_FIRST, status: 403, redirect })
        }
        const fields = fieldsOf(request)
        const action = typeof nonce.action === 'string' ? nonce.action : nonce.action(open)
        if (!nonce.fields.some((name) => isGenuine(fields[name], action, visitor))) throw expiredForm()
        const answer = await handle(open, fields)
        if (answer === undefined) throw notFound()
        return 'content' in answer ? await show(request, reply, visitor, answer) : answer
      })
    },

    /** Says something on the next page and goes there. */
    goOn: async ({ reply, sessionId }: Opened, url: string, ...told: Notice[]) => {
      for (const notice of told) await notices.push(sessionId, notice)
      return reply.header('cache-control', 'no-store').redirect(url, 303)
    },
  }
}

const SIGN_IN_FIRST: Notice = { kind: 'error', text: 'Entre na sua conta para continuar.' }
export const expiredForm = () => forbidden('O formulário expirou. Volte à sua conta e tente de novo.', 'expired_form')

export const fieldsOf = (request: FastifyRequest): Fields => (request.body ?? {}) as Fields
/** What was typed into a field of one line, within its length. */
export const textOf = (value: unknown, maxLength = 254) => (typeof value === 'string' ? value.trim().slice(0, maxLength) : '')
/** Passwords keep their spaces. */
export const secretOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1_000) : '')
