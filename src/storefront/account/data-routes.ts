import { toCsv } from '#content/forms/csv.ts'
import type { Notice } from '#content/notices/contract.ts'
import type { SettingsReader } from '#content/settings/contract.ts'
import { isOnlyCustomer } from '#shop/accounts/customers.ts'
import { type Leaving, UNDO_DAYS } from '#shop/privacy/leaving.ts'
import { personalRows } from '#shop/privacy/personal-csv.ts'
import type { PersonalData } from '#shop/privacy/personal-data.ts'
import type { Accounts } from '#shop/accounts/service.ts'
import { tabUrl } from '#widgets/woocommerce-my-account/tabs.ts'
import { dataPage } from './data-page.tsx'
import { type AccountDesk, secretOf } from './desk.tsx'
import { type AccountMarketing, MAIL_CHOICE, mailChoiceOf } from './mail-choice-routes.ts'

const EXPORT = 'export-personal-data'
const ERASE = 'erase-personal-data'

/** LGPD: take a copy of one's data, or leave. */
export function registerPersonalData({
  account,
  accounts,
  personalData,
  leaving,
  mailServer,
  settings,
  marketing,
}: {
  account: AccountDesk
  accounts: Accounts
  personalData: PersonalData
  leaving: Leaving
  mailServer: { isOn: () => Promise<boolean> }
  settings: Pick<SettingsReader, 'shop'>
  marketing: AccountMarketing
}) {
  account.page('my-data/', async ({ nonce, user }) =>
    dataPage({
      exportNonce: nonce(EXPORT),
      eraseNonce: nonce(ERASE),
      leavingAt: await leaving.of(user.id),
      officer: (await settings.shop()).privacyContact,
      mailChoice: await mailChoiceOf(marketing, user, nonce(MAIL_CHOICE)),
    }),
  )

  account.action('my-data/export/', { fields: ['_wpnonce'], action: EXPORT }, async ({ reply, user }, { format }) => {
    const data = await personalData.export(user.id)
    const file = format === 'csv' ? 'meus-dados.csv' : 'meus-dados.json'
    return reply
      .headers({ 'cache-control': 'no-store, private', 'content-disposition': `attachment; filename="${file}"` })
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .send(format === 'csv' ? toCsv(personalRows(data)) : JSON.stringify(data, null, 2))
  })

  account.action('my-data/undo/', { fields: ['_wpnonce'], action: ERASE }, async (opened) => {
    await leaving.undo(opened.user.id)
    return await account.goOn(opened, tabUrl('my-data'), { kind: 'success', text: 'Pronto: a sua conta continua como estava.' })
  })

  account.action('my-data/erase/', { fields: ['_wpnonce'], action: ERASE }, async (opened, fields) => {
    const { user, request, reply } = opened
    const refuse = (text: string) => account.goOn(opened, tabUrl('my-data'), { kind: 'error', text })
    if (!isOnlyCustomer(user.roles)) return await refuse('Contas da equipe são excluídas por quem administra a loja.')
    const known = await accounts.confirm(user.id, secretOf(fields.password_current))
    if (!known.ok)
      return await refuse(
        known.problem === 'wrong'
          ? 'Sua senha atual está incorreta.'
          : `Muitas tentativas. Espere ${Math.ceil(known.waitSeconds)} segundos e tente de novo.`,
      )
    await leaving.ask(user.id, user)
    await account.visitors.signOut(request, reply)
    const { sessionId } = await account.remember(request, reply)
    return await account.goOn(
      { ...opened, sessionId },
      '/minha-conta/?account-leaving=true',
      leavingNotice(await mailServer.isOn()),
    )
  })
}

const leavingNotice = (isMailed: boolean): Notice => ({
  kind: 'success',
  text: `Recebemos o pedido de excluir a sua conta, e você saiu dela. Para desfazer, entre em até ${UNDO_DAYS} dias e abra «Meus dados».${isMailed ? ' Enviamos uma mensagem com a data.' : ''}`,
})
