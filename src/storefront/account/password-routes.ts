import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressGroup, type Limiter } from '#http/rate-limit.ts'
import { noteSecurity } from '#http/security-events.ts'
import { LINK_EXPIRED, type PasswordResets } from '#shop/accounts/password-resets.ts'
import type { SettingsReader } from '#content/settings/contract.ts'
import { ACCOUNT_BASE } from '#widgets/woocommerce-my-account/tabs.ts'
import { askShopText } from './ask-shop.ts'
import { type AccountDesk, type Fields, fieldsOf, secretOf, textOf } from './desk.tsx'
import { lostPasswordPage, resetPasswordPage } from './password-pages.tsx'

type Options = {
  http: FastifyInstance
  account: AccountDesk
  resets: PasswordResets
  limiter: Limiter
  settings: Pick<SettingsReader, 'shop'>
  mailServer: { isOn: () => Promise<boolean> }
}

export const LOST_PASSWORD = 'woocommerce-lost_password'
const RESET_PASSWORD = 'woocommerce-reset_password'
const PATH = `${ACCOUNT_BASE}lost-password/`
const ASKED_PER_ADDRESS = { max: 10, windowSeconds: 900 }
const RESETS_PER_ADDRESS = { max: 20, windowSeconds: 900 }
/** The same words for everybody: nobody learns who has an account. */
const SENT =
  'Se existir uma conta com esse nome ou e-mail, o link para redefinir a senha chega em instantes. Ele vale por uma hora; veja também a caixa de spam.'

const NO_LINK = 'Esta loja ainda não envia e-mails, e por isso o link para criar outra senha não chega.'

/** «Perdeu sua senha?»: asks for a link, and takes the new password from who has it. */
export function registerPasswordResets({ http, account, resets, limiter, settings, mailServer }: Options) {
  /** Whom to ask while no link can be sent. */
  const notSent = async () => ((await mailServer.isOn()) ? undefined : askShopText(await settings.shop()))
  const show = async (request: FastifyRequest, reply: FastifyReply, error?: string, status?: number) => {
    const visitor = await account.remember(request, reply)
    const ask = await notSent()
    const page = lostPasswordPage(account.nonceFor(LOST_PASSWORD, visitor), ask && `${NO_LINK} ${ask}`)
    return await account.show(request, reply, visitor, {
      ...page,
      status,
      notices: error === undefined ? [] : [{ kind: 'error', text: error }],
    })
  }

  const ask = async (request: FastifyRequest, reply: FastifyReply, fields: Fields) => {
    await limiter.takeTogether('lost-password', addressGroup(request.ip), ASKED_PER_ADDRESS)
    const visitor = await account.remember(request, reply)
    const nonce = fields['woocommerce-lost-password-nonce']
    if (!account.isGenuine(nonce, LOST_PASSWORD, visitor))
      return await show(request, reply, 'O formulário expirou. Tente de novo.', 403)
    const name = textOf(fields.user_login)
    if (name === '') return await show(request, reply, 'Informe o seu nome de usuário ou e-mail.')
    await resets.ask(name)
    const helper = await notSent()
    const said =
      helper === undefined
        ? ({ kind: 'success', text: SENT } as const)
        : ({ kind: 'info', text: `${NO_LINK} ${helper}` } as const)
    await account.notices.push(visitor.sessionId, said)
    return reply.redirect(`${PATH}?reset-link-sent=true`, 303)
  }

  const reset = async (request: FastifyRequest, reply: FastifyReply, fields: Fields) => {
    await limiter.takeTogether('reset-password', addressGroup(request.ip), RESETS_PER_ADDRESS)
    const visitor = await account.remember(request, reply)
    const token = tokenOf(fields.reset_key)
    const nonce = account.nonceFor(RESET_PASSWORD, visitor)
    const again = (text: string, status = 200) =>
      account.show(request, reply, visitor, {
        ...resetPasswordPage(nonce, token ?? ''),
        status,
        notices: [{ kind: 'error', text }],
      })
    if (!account.isGenuine(fields['woocommerce-reset-password-nonce'], RESET_PASSWORD, visitor))
      return await again('O formulário expirou. Tente de novo.', 403)
    const password = secretOf(fields.password_1)
    if (password !== secretOf(fields.password_2)) return await again('As senhas não coincidem.')
    const outcome = token ? await resets.use(token, password) : ({ ok: false, problem: 'expired', text: LINK_EXPIRED } as const)
    if (!outcome.ok) return outcome.problem === 'expired' ? await show(request, reply, outcome.text) : await again(outcome.text)
    noteSecurity(request, 'password-changed')
    const text = `Sua senha foi redefinida com êxito. Entre com ela.${endedText(outcome.ended)}`
    // Whoever was signed in is so no longer: all sessions have ended.
    if (visitor.user) await account.visitors.signOut(request, reply)
    const { sessionId } = await account.remember(request, reply)
    await account.notices.push(sessionId, { kind: 'success', text })
    return reply.redirect(`${ACCOUNT_BASE}?password-reset=true`, 303)
  }

  http.get(PATH, async (request, reply) => {
    const { key } = request.query as Fields
    if (key === undefined) return await show(request, reply)
    const token = tokenOf(key)
    if (!token || !(await resets.isOpen(token))) return await show(request, reply, LINK_EXPIRED)
    const visitor = await account.remember(request, reply)
    // The address holds the key: no other site hears it. Without any referrer browsers would hide where the form comes from, too.
    void reply.header('referrer-policy', 'same-origin')
    return await account.show(request, reply, visitor, resetPasswordPage(account.nonceFor(RESET_PASSWORD, visitor), token))
  })
  account.post('lost-password/', async (request, reply) => {
    const fields = fieldsOf(request)
    return 'reset_key' in fields ? await reset(request, reply, fields) : await ask(request, reply, fields)
  })
  return { ask }
}

const endedText = (ended: string[]) =>
  ended.length === 0 ? '' : ' Os aplicativos e as chaves de API que entravam na conta perderam o acesso.'

const tokenOf = (value: unknown) => (typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : undefined)
