import type { PersonalData } from '#shop/accounts/personal-data.ts'
import type { Accounts } from '#shop/accounts/service.ts'
import { tabUrl } from '#widgets/woocommerce-my-account/tabs.ts'
import { dataPage, paymentMethodsPage } from './data-page.tsx'
import { type AccountDesk, secretOf } from './desk.tsx'

const EXPORT = 'export-personal-data'
const ERASE = 'erase-personal-data'

/** LGPD: take a copy of one's data, or leave. */
export function usePersonalData({
  account,
  accounts,
  personalData,
}: {
  account: AccountDesk
  accounts: Accounts
  personalData: PersonalData
}) {
  account.page('payment-methods/', async () => paymentMethodsPage())
  account.page('my-data/', async ({ nonce }) => dataPage({ exportNonce: nonce(EXPORT), eraseNonce: nonce(ERASE) }))

  account.action('my-data/export/', { fields: ['_wpnonce'], action: EXPORT }, async ({ reply, user }) =>
    reply
      .headers({ 'cache-control': 'no-store, private', 'content-disposition': 'attachment; filename="meus-dados.json"' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(await personalData.export(user.id), null, 2)),
  )

  account.action('my-data/erase/', { fields: ['_wpnonce'], action: ERASE }, async (opened, fields) => {
    const { user, request, reply } = opened
    const refuse = (text: string) => account.goOn(opened, tabUrl('my-data'), { kind: 'error', text })
    if (user.roles.some((role) => role !== 'customer'))
      return await refuse('Contas da equipe são apagadas por quem administra a loja.')
    const known = await accounts.confirm(user.id, secretOf(fields.password_current))
    if (!known.ok)
      return await refuse(
        known.problem === 'wrong'
          ? 'Sua senha atual está incorreta.'
          : `Muitas tentativas. Espere ${Math.ceil(known.waitSeconds)} segundos e tente de novo.`,
      )
    await personalData.erase(user.id)
    await account.desk.signOut(request, reply)
    return reply.header('cache-control', 'no-store').redirect('/minha-conta/?account-erased=true', 303)
  })
}
