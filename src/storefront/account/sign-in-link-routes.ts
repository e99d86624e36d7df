import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SettingsReader } from '#content/settings/contract.ts'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { LINK_EXPIRED } from '#shop/accounts/password-resets.ts'
import type { SignInLinks } from '#shop/accounts/sign-in-links.ts'
import type { KeptSessions } from '#shop/accounts/sessions.ts'
import type { SignIn } from '#shop/accounts/sign-in.ts'
import { ACCOUNT_BASE } from '#widgets/woocommerce-my-account/tabs.ts'
import { askShopText } from './ask-shop.ts'
import { CHECKOUT, CHECKOUT_CODE, createCodeStep } from './code-step.ts'
import { type AccountDesk, type Fields, fieldsOf, textOf } from './desk.tsx'
import { type CarryDraft, type Enter, enterWithDraft, noteOn } from './entrance.ts'
import { askLinkPage, pressLinkPage } from './sign-in-link-pages.tsx'

type Options = {
  http: FastifyInstance
  account: AccountDesk
  signInLinks: SignInLinks
  signIn: SignIn
  sessions: Pick<KeptSessions, 'awaitCode'>
  carryDraft: CarryDraft
  limiter: Limiter
  shopUrl: string
  enter: Enter
  settings: Pick<SettingsReader, 'shop'>
  mailServer: { isOn: () => Promise<boolean> }
}

/** Of all addresses of the shop only the checkout: what stands in a mail leads nowhere that a stranger chose. */
type Shown = { fromCheckout: boolean; error?: string; status?: number }

const LINK = 'sign-in-link'
const PATH = `${ACCOUNT_BASE}entrar-por-email/`
const ASKED_PER_ADDRESS = { max: 10, windowSeconds: 900 }
const USED_PER_ADDRESS = { max: 20, windowSeconds: 900 }
/** The same words for everybody: nobody learns who has an account. */
const SENT =
  'Se existir uma conta com esse nome ou e-mail, o link para entrar chega em instantes e vale por 15 minutos; veja também a caixa de spam. Quem trabalha na loja só o recebe com a verificação em duas etapas ligada.'
const NO_LINK = 'Esta loja ainda não envia e-mails, e por isso o link para entrar não chega. Entre com a sua senha.'

const PASSWORD_ENDED =
  'O seu e-mail foi confirmado agora, pela primeira vez. Por segurança, a senha que a conta tinha antes deixou de valer, e quem entrou com ela saiu. Para ter uma senha, use «Perdeu sua senha?»; o link no e-mail continua valendo como entrada.'

/** «Entrar com um link no e-mail»: asks for one, and lets in who has it and presses the button. */
export function registerSignInLinks({
  http,
  account,
  signInLinks,
  sessions,
  limiter,
  settings,
  mailServer,
  ...options
}: Options) {
  const { showCodePage } = createCodeStep({ account, limiter, ...options })
  const enter = enterWithDraft(options.carryDraft, options.enter)
  const notSent = async () => ((await mailServer.isOn()) ? undefined : `${NO_LINK} ${askShopText(await settings.shop())}`)
  const show = async (request: FastifyRequest, reply: FastifyReply, { fromCheckout, error, status }: Shown) => {
    const visitor = await account.remember(request, reply)
    return await account.show(request, reply, visitor, {
      ...askLinkPage({ nonce: account.nonceFor(LINK, visitor), fromCheckout, notSent: await notSent() }),
      status,
      notices: error === undefined ? [] : [{ kind: 'error', text: error }],
    })
  }

  const ask = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { name, fromCheckout }: { name: string; fromCheckout: boolean },
  ) => {
    await limiter.takeTogether(LINK, addressGroup(request.ip), ASKED_PER_ADDRESS)
    if (name === '') return await show(request, reply, { fromCheckout, error: 'Informe o seu nome de usuário ou e-mail.' })
    await signInLinks.ask(name, { fromCheckout })
    const trouble = await notSent()
    const { sessionId } = await account.remember(request, reply)
    await account.notices.push(sessionId, trouble ? { kind: 'info', text: trouble } : { kind: 'success', text: SENT })
    return reply.redirect(fromCheckout ? `${PATH}?${new URLSearchParams({ redirect_to: CHECKOUT })}` : PATH, 303)
  }

  const press = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, fromCheckout }: { key: unknown; fromCheckout: boolean },
  ) => {
    await limiter.takeTogether('sign-in-link-use', addressGroup(request.ip), USED_PER_ADDRESS)
    const token = tokenOf(key)
    const opened = token ? await signInLinks.use(token) : undefined
    if (!opened) return await show(request, reply, { fromCheckout, error: LINK_EXPIRED })
    const visitor = await account.remember(request, reply)
    if (opened.needsCode) {
      await sessions.awaitCode(visitor.sessionId, opened.user.id)
      if (fromCheckout) return reply.redirect(CHECKOUT_CODE, 303)
      return await showCodePage(request, reply, { visitor, redirect: '', isRemembered: false })
    }
    noteOn(request)('signed-in')
    const { sessionId } = await enter({ request, reply }, { sessionId: visitor.sessionId, user: opened.user })
    if (opened.endedPassword) await account.notices.push(sessionId, { kind: 'info', text: PASSWORD_ENDED })
    return reply.redirect(fromCheckout ? CHECKOUT : ACCOUNT_BASE, 303)
  }

  http.get(PATH, async (request, reply) => {
    const { key, redirect_to: redirect } = request.query as Fields
    const fromCheckout = redirect === CHECKOUT
    if (key === undefined) return await show(request, reply, { fromCheckout })
    const token = tokenOf(key)
    const email = token && (await signInLinks.addressOf(token))
    if (!token || !email) return await show(request, reply, { fromCheckout, error: LINK_EXPIRED })
    const visitor = await account.remember(request, reply)
    // The address holds the key: no other site hears it.
    void reply.header('referrer-policy', 'same-origin')
    const nonce = account.nonceFor(LINK, visitor)
    return await account.show(request, reply, visitor, pressLinkPage({ nonce, fromCheckout, token, email }))
  })
  account.post('entrar-por-email/', async (request, reply) => {
    const fields = fieldsOf(request)
    const fromCheckout = fields.redirect === CHECKOUT
    const visitor = await account.remember(request, reply)
    if (!account.isGenuine(fields['sign-in-link-nonce'], LINK, visitor))
      return await show(request, reply, { fromCheckout, error: 'O formulário expirou. Tente de novo.', status: 403 })
    return 'sign_in_key' in fields
      ? await press(request, reply, { key: fields.sign_in_key, fromCheckout })
      : await ask(request, reply, { name: textOf(fields.user_login), fromCheckout })
  })
}

const tokenOf = (value: unknown) => (typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : undefined)
