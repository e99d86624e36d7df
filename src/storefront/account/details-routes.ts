import type { ProfileForm } from '#shop/accounts/profile.ts'
import type { Profiles } from '#shop/accounts/profiles.ts'
import { tabUrl } from '#widgets/woocommerce-my-account/tabs.ts'
import { type AccountDesk, type Fields, secretOf, textOf } from './desk.tsx'
import { detailsPage } from './details-page.tsx'

const SAVE = 'save_account_details'

/** Who a customer is to the shop: names, e-mail, password. */
export function useDetails({ account, profiles }: { account: AccountDesk; profiles: Profiles }) {
  account.page('edit-account/', async ({ user, nonce }) =>
    detailsPage({ profile: await profiles.of(user.id), nonce: nonce(SAVE) }),
  )
  account.action('edit-account/', { fields: ['save-account-details-nonce'], action: SAVE }, async (opened, fields) => {
    const form = formOf(fields)
    const outcome = await profiles.save(opened.user.id, form)
    if (!outcome.ok) return detailsPage({ profile: form, nonce: opened.nonce(SAVE), problems: outcome.problems })
    const told = { kind: 'success', text: 'Detalhes da conta modificados com sucesso.' } as const
    if (!outcome.changedPassword) return await account.goOn(opened, tabUrl('edit-account'), told)
    // Every session ended with the old password; who changed it goes on in a new one.
    const { sessionId } = await account.desk.signIn(opened.request, opened.reply, outcome.user)
    return await account.goOn({ ...opened, sessionId }, tabUrl('edit-account'), told)
  })
}

const formOf = (fields: Fields): ProfileForm => ({
  firstName: textOf(fields.account_first_name),
  lastName: textOf(fields.account_last_name),
  displayName: textOf(fields.account_display_name),
  email: textOf(fields.account_email, 300).toLowerCase(),
  currentPassword: secretOf(fields.password_current),
  newPassword: secretOf(fields.password_1),
  repeatedPassword: secretOf(fields.password_2),
})
