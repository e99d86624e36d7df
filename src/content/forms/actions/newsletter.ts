import { slugOf } from '#kit/pt-br.ts'
import { type FormAction, valueOf } from '../action.ts'
import { isEmailAddress } from '#kit/email-address.ts'

export type NewsletterPlan = { list: string; emailField: string; nameField: string; consentField: string }

/** Puts the sender on a list, only with a yes: the moment of it is kept. A second yes after a goodbye counts anew. */
const newsletter: FormAction<NewsletterPlan> = async ({ db, plan, submission }) => {
  const { emailField, nameField, consentField } = plan
  const { fields, sentAt } = submission
  const list = slugOf(plan.list).slice(0, 60) || 'novidades'
  const address = valueOf(fields, emailField).trim().toLowerCase()
  const consented = consentField === '' || valueOf(fields, consentField) !== ''
  if (!isEmailAddress(address) || !consented) return {}
  // The proof of a yes is what was said yes to.
  const consent_text = (fields.find(({ id }) => id === consentField)?.label ?? '').slice(0, 1_000)
  const name = valueOf(fields, nameField).trim().slice(0, 200)
  await db
    .insertInto('subscribers')
    .values({ list, email: address, name, consent_at: sentAt, source: submission.referrer.slice(0, 300), consent_text })
    .onConflict((conflict) =>
      conflict
        .columns(['list', 'email'])
        .doUpdateSet({ name, consent_at: sentAt, consent_text, unsubscribed_at: null })
        .where('subscribers.unsubscribed_at', 'is not', null),
    )
    .execute()
  return {}
}
export default newsletter
