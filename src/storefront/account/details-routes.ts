import type { ApplicationPasswords } from '#shop/accounts/application-passwords.ts'
import type { FieldProblem } from '#shop/accounts/contract.ts'
import { type CustomerFields, inputName } from '#shop/accounts/customer-fields.ts'
import type { GoogleSignIn } from '#shop/accounts/google/service.ts'
import type { ProfileForm } from '#shop/accounts/profile.ts'
import type { Profiles } from '#shop/accounts/profiles.ts'
import type { SecondFactor } from '#shop/accounts/second-factor.ts'
import { tabUrl } from '#widgets/woocommerce-my-account/tabs.ts'
import { type AccountDesk, type Fields, type Opened, secretOf, textOf } from './desk.tsx'
import { detailsPage } from './details-page.tsx'
import { UNLINK } from './google-options.ts'

const SAVE = 'save_account_details'
const APPS = 'revoke_application'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Options = {
  account: AccountDesk
  profiles: Profiles
  applicationPasswords: ApplicationPasswords
  secondFactor: Pick<SecondFactor, 'of'>
  customerFields: CustomerFields
  googleSignIn: Pick<GoogleSignIn, 'addressOf'>
}

/** Who a customer is to the shop: names, e-mail, password, and the programs that may act for them. */
export function registerDetails({
  account,
  profiles,
  applicationPasswords,
  secondFactor,
  customerFields,
  googleSignIn,
}: Options) {
  const around = async ({ user, nonce }: Opened) => ({
    nonce: nonce(SAVE),
    apps: { list: await applicationPasswords.list(user.id), nonce: nonce(APPS) },
    programs: await profiles.countPrograms(user.id),
    asked: await customerFields.of(user.id),
    google: { email: await googleSignIn.addressOf(user.id), nonce: nonce(UNLINK) },
    hasSecondFactor: (await secondFactor.of(user.id)).isOn,
  })
  account.page('edit-account/', async (opened) =>
    detailsPage({ profile: await profiles.of(opened.user.id), ...(await around(opened)) }),
  )
  account.action('edit-account/apps/', { fields: ['apps-nonce'], action: APPS }, async (opened, { app }) => {
    const removed = typeof app === 'string' && UUID.test(app) ? await applicationPasswords.remove(opened.user.id, app) : undefined
    const text = removed ? `«${removed.name}» não entra mais na sua conta.` : 'Este acesso já não existe.'
    return await account.goOn(opened, tabUrl('edit-account'), { kind: removed ? 'success' : 'error', text })
  })
  account.action('edit-account/', { fields: ['save-account-details-nonce'], action: SAVE }, async (opened, fields) => {
    const form = formOf(fields)
    const own = await around(opened)
    const answers = Object.fromEntries(own.asked.map(({ key }) => [key, fields[inputName(key)]]))
    // What was typed stays in the form, whatever is wrong with it.
    const again = (problems: FieldProblem[]) =>
      detailsPage({ ...own, profile: form, asked: own.asked.map((field) => ({ ...field, value: answers[field.key] })), problems })
    const outcome = await profiles.save(opened.user.id, form, await customerFields.read(opened.user.id, answers))
    if (!outcome.ok) return again(outcome.problems)
    const told = { kind: 'success', text: changedText(outcome.changedPassword?.ended) } as const
    if (!outcome.changedPassword) return await account.goOn(opened, tabUrl('edit-account'), told)
    // Every session ended with the old password; who changed it goes on in a new one.
    const { sessionId } = await account.visitors.signIn(opened.request, opened.reply, outcome.user)
    return await account.goOn({ ...opened, sessionId }, tabUrl('edit-account'), told)
  })
}

/** `ended`: of a new password, the programs that it shut out. */
const changedText = (ended: string[] | undefined) =>
  [
    'Detalhes da conta modificados com sucesso.',
    ended && 'A senha é outra: os outros aparelhos saíram da conta.',
    ended && ended.length > 0 && `Perderam o acesso: ${ended.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')

const formOf = (fields: Fields): ProfileForm => ({
  firstName: textOf(fields.account_first_name),
  lastName: textOf(fields.account_last_name),
  displayName: textOf(fields.account_display_name),
  email: textOf(fields.account_email, 300).toLowerCase(),
  currentPassword: secretOf(fields.password_current),
  newPassword: secretOf(fields.password_1),
  repeatedPassword: secretOf(fields.password_2),
  keepsPrograms: fields.keep_programs !== undefined,
})
