import { slugOf } from '#kit/pt-br.ts'
import { type FormAction, valueOf } from '../action.ts'
import { isEmail } from '../validity.ts'

/** Puts the sender on a list, only with a yes: the moment of it is kept. A second yes after a goodbye counts anew. */
export const newsletter: FormAction = async ({ db, form, submission }) => {
  const { emailField, nameField, consentField } = form.newsletter
  const { fields, sentAt } = submission
  const list = slugOf(form.newsletter.list).slice(0, 60) || 'novidades'
  const address = valueOf(fields, emailField).trim().toLowerCase()
  const consented = consentField === '' || valueOf(fields, consentField) !== ''
  if (!isEmail(address) || !consented) return {}
  const name = valueOf(fields, nameField).trim().slice(0, 200)
  await db
    .insertInto('subscribers')
    .values({ list, email: address, name, consent_at: sentAt, source: submission.referrer.slice(0, 300) })
    .onConflict((conflict) =>
      conflict
        .columns(['list', 'email'])
        .doUpdateSet({ name, consent_at: sentAt, unsubscribed_at: null })
        .where('subscribers.unsubscribed_at', 'is not', null),
    )
    .execute()
  return {}
}
