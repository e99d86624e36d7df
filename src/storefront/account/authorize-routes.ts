import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { typedLine } from '#kit/typed-text.ts'
import type { ApplicationPasswords } from '#shop/accounts/application-passwords.ts'
import { approvedPage, AUTHORIZE_PATH, authorizePage, refusedPage, rejectedPage } from './authorize-page.tsx'
import { type AccountDesk, fieldsOf } from './desk.tsx'
import type { AccountView } from './view.ts'
import { holderName, returnAddress, withAnswers } from '#shop/accounts/return-address.ts'

const AUTHORIZE = 'authorize_application'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Options = { http: FastifyInstance; account: AccountDesk; applicationPasswords: ApplicationPasswords; shopUrl: string }
type Visitor = Awaited<ReturnType<AccountDesk['remember']>>

/** Where applications send people to be let in: somebody signed in approves or refuses, and nothing happens before that. */
export function registerAuthorizing({ http, account, applicationPasswords, shopUrl }: Options) {
  const show = async (request: FastifyRequest, reply: FastifyReply, visitor: Visitor, view: AccountView, back?: string) => {
    // Not a redirect: browsers hold one after a form to the pages that forms may go to, which are ours alone.
    if (back !== undefined) void reply.header('refresh', `1;url=${back}`)
    return await account.show(request, reply, visitor, view)
  }

  http.get(AUTHORIZE_PATH, async (request, reply) => {
    const visitor = await account.remember(request, reply)
    if (!visitor.user) return await account.showSignIn(request, reply, visitor, { redirect: request.url })
    const input = readInput(request.query as Record<string, unknown>)
    if ('problem' in input) return await show(request, reply, visitor, refusedPage(input.problem))
    const { appName, appId, success, reject } = input
    const hidden = { app_name: appName, app_id: appId, success_url: success?.href ?? '', reject_url: reject?.href ?? '' }
    const holder = success && holderName(success)
    const nonce = account.nonceFor(AUTHORIZE, visitor)
    return await show(request, reply, visitor, authorizePage({ appName, login: visitor.user.login, holder, hidden, nonce }))
  })

  http.post(
    AUTHORIZE_PATH,
    account.acted(async (request, reply) => {
      const visitor = await account.remember(request, reply)
      if (!visitor.user) return await account.showSignIn(request, reply, visitor, { status: 403 })
      const fields = fieldsOf(request)
      if (!account.isGenuine(fields._wpnonce, AUTHORIZE, visitor))
        return await show(request, reply, visitor, { ...refusedPage('O formulário expirou. Tente de novo.'), status: 403 })
      const input = readInput(fields)
      if ('problem' in input) return await show(request, reply, visitor, refusedPage(input.problem))
      const { appName, appId, success, reject } = input
      if (fields.approve === undefined) {
        const back = reject ? reject.href : success && withAnswers(success, { success: 'false' })
        return await show(request, reply, visitor, rejectedPage({ appName, back }), back)
      }
      const made = await applicationPasswords.create(visitor.user.id, { name: appName, appId })
      if (!made) {
        const text = 'Você já deu acesso a muitos aplicativos. Retire o de algum antes de dar a outro.'
        return await show(request, reply, visitor, refusedPage(text))
      }
      const { password } = made
      const back = success && withAnswers(success, { site_url: shopUrl, user_login: visitor.user.login, password })
      return await show(
        request,
        reply,
        visitor,
        approvedPage({ appName, password: password.replaceAll(/(.{4})(?=.)/g, '$1 '), back }),
        back,
      )
    }),
  )
}

type Input = { appName: string; appId: string; success: URL | undefined; reject: URL | undefined }

function readInput(fields: Record<string, unknown>): Input | { problem: string } {
  const appName = typedLine(fields.app_name, 200)
  if (appName === '') return { problem: 'O aplicativo não disse o nome dele.' }
  const appId = typeof fields.app_id === 'string' ? fields.app_id.toLowerCase() : ''
  if (appId !== '' && !UUID.test(appId)) return { problem: 'O aplicativo se identificou de um jeito inválido.' }
  const [success, reject] = [returnAddress(fields.success_url), returnAddress(fields.reject_url)]
  if ((fields.success_url && !success) || (fields.reject_url && !reject))
    return { problem: 'O endereço de volta do aplicativo não é seguro: ele precisa começar com https://.' }
  return { appName, appId, success, reject }
}
