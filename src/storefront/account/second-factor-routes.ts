import type { SecondFactor } from '#shop/accounts/second-factor.ts'
import type { Accounts } from '#shop/accounts/service.ts'
import { otpAddress } from '#shop/accounts/totp.ts'
import { qrSvg } from '#kit/qr-svg.ts'
import type { AccountDesk, Fields, Opened } from './desk.tsx'
import type { AccountView } from './view.ts'
import { secretOf, textOf } from './desk.tsx'
import { codesPage, confirmPage, factorPage, SECOND_FACTOR_PATH } from './second-factor-page.tsx'

const FACTOR = 'own-second-factor'
const FORM = { fields: ['second-factor-nonce'], action: FACTOR }
const PAGE = `edit-account/${SECOND_FACTOR_PATH}/`

type Options = {
  account: AccountDesk
  accounts: Pick<Accounts, 'confirm'>
  secondFactor: SecondFactor
  shopName: () => Promise<string>
}

/** A customer's second factor: turned on with an app's first code, off with the password. No script is needed for it. */
export function registerSecondFactor({ account, accounts, secondFactor, shopName }: Options) {
  const show = async ({ user, nonce }: Opened, problem?: string): Promise<AccountView> =>
    factorPage({ ...(await secondFactor.of(user.id)), nonce: nonce(FACTOR), problem })
  const waitText = (seconds: number) => `Muitas tentativas. Espere ${Math.ceil(seconds)} segundos e tente de novo.`

  /** What only the owner of the password may do. */
  const guarded = (path: string, deed: (opened: Opened) => Promise<AccountView | undefined>) =>
    account.action(PAGE + path, FORM, async (opened, fields: Fields) => {
      const checked = await accounts.confirm(opened.user.id, secretOf(fields.password))
      if (!checked.ok)
        return await show(opened, checked.problem === 'wait' ? waitText(checked.waitSeconds) : 'A senha não confere.')
      return (await deed(opened)) ?? (await show(opened, 'Isto já mudou em outra janela. Confira como está agora.'))
    })

  account.page(PAGE, show)

  guarded('begin/', async ({ user, nonce }) => {
    const secret = await secondFactor.begin(user.id)
    if (secret === undefined) return undefined
    const address = otpAddress(secret, { shop: await shopName(), login: user.login })
    const qr = qrSvg(address, 'Código QR para o aplicativo autenticador')
    return confirmPage({ nonce: nonce(FACTOR), begun: { qr, secret, address } })
  })

  account.action(`${PAGE}confirm/`, FORM, async (opened, fields) => {
    if ((await secondFactor.of(opened.user.id)).isOn) return await show(opened)
    const outcome = await secondFactor.confirm(opened.user.id, textOf(fields.second_factor_code, 20))
    if (outcome.ok) return codesPage(outcome.codes, 'Pronto: a verificação em duas etapas está ligada.')
    const problem =
      outcome.problem === 'wait' ? waitText(outcome.waitSeconds) : 'O código não confere. Espere o próximo e tente de novo.'
    return confirmPage({ nonce: opened.nonce(FACTOR), problem })
  })

  guarded('codes/', async ({ user }) => {
    const codes = await secondFactor.renewCodes(user.id)
    return codes && codesPage(codes, 'Estes são os seus códigos novos; os de antes não valem mais.')
  })

  guarded('off/', async (opened) => {
    if (!(await secondFactor.remove(opened.user.id))) return undefined
    const view = await show(opened)
    return { ...view, notices: [{ kind: 'success', text: 'A verificação em duas etapas está desligada.' }] }
  })
}
