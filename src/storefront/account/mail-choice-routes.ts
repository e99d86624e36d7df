import type { Marketing } from '#shop/marketing/service.ts'
import { OPT_IN_WORDS, OPT_OUT_WORDS } from '#shop/marketing/text.ts'
import { tabUrl } from '#widgets/woocommerce-my-account/tabs.ts'
import type { AccountDesk } from './desk.tsx'
import type { MailChoice } from './mail-choice-card.tsx'

export type AccountMarketing = Pick<Marketing, 'consents' | 'birthdays' | 'asksForConsent'>

export const MAIL_CHOICE = 'marketing-mail-choice'

/** What a customer said of mails that sell, as their account shows it. */
export async function mailChoiceOf(
  { consents, birthdays, asksForConsent }: AccountMarketing,
  { id, email }: { id: number; email: string },
  nonce: string,
): Promise<MailChoice> {
  const [isGiven, birthday, isAsked] = await Promise.all([consents.isGiven(email), birthdays.of(id), asksForConsent()])
  return { nonce, isGiven, birthday, isAsked }
}

/** «Salvar escolhas»: a yes or a no, and the birthday. */
export function registerMailChoices({ account, marketing }: { account: AccountDesk; marketing: AccountMarketing }) {
  account.action('my-data/emails/', { fields: ['_wpnonce'], action: MAIL_CHOICE }, async (opened, fields) => {
    const { user, request } = opened
    const back = (kind: 'success' | 'error', text: string) => account.goOn(opened, tabUrl('my-data'), { kind, text })
    const month = Number(fields['birthday_month'] ?? '')
    const day = Number(fields['birthday_day'] ?? '')
    const isEmpty = month === 0 && day === 0
    if (!(await marketing.birthdays.put(user.id, isEmpty ? undefined : { month, day })))
      return await back('error', 'Escolha o dia e o mês do aniversário, ou deixe os dois vazios.')
    const ip = request.ip
    if ('marketing_opt_in' in fields) {
      await marketing.consents.give(user.email, { source: 'account', words: OPT_IN_WORDS, ip })
      return await back('success', 'Salvo: você recebe novidades e ofertas por e-mail.')
    }
    // Who had never said yes is not noted as having said no.
    if (await marketing.consents.isGiven(user.email))
      await marketing.consents.withdraw(user.email, { source: 'account', words: OPT_OUT_WORDS, ip })
    return await back('success', 'Salvo: você não recebe novidades nem ofertas por e-mail.')
  })
}
