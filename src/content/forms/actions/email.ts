import { enqueue } from '#jobs/queue.ts'
import { type ActionContext, type FormAction, valueOf } from '../action.ts'
import type { MailPlan } from '../contract.ts'
import { asHtml, fillTemplate, oneLine } from '../mail-text.ts'
import { isEmailAddress } from '#kit/email-address.ts'

/** A form tells a few people, not a list. */
const MOST_RECIPIENTS = 5

/** Tells the shop: to the form's own address, or the shop's. */
const email: FormAction<MailPlan> = async (context) => {
  const { plan, shop } = context
  await putIntoOutbox({ ...plan, to: plan.to || shop.email }, context)
  return {}
}
export default email

/** Puts a mail for each recipient into the outbox. Addresses that are none are left out, whoever typed them. */
export async function putIntoOutbox(plan: MailPlan, { db, form, submission, shop }: Omit<ActionContext, 'plan'>) {
  const { fields } = submission
  const recipients = fillTemplate(plan.to, fields)
    .split(',')
    .map((one) => one.trim())
    .filter(isEmailAddress)
    .slice(0, MOST_RECIPIENTS)
  const replyTo = isEmailAddress(plan.replyTo) ? plan.replyTo : valueOf(fields, plan.replyTo)
  const text = fillTemplate(plan.content || '[all-fields]', fields)
  const subject = oneLine(fillTemplate(plan.subject, fields)) || oneLine(`${form.name || 'Formulário'} – ${shop.name}`)
  for (const to of new Set(recipients)) {
    const mail = await db
      .insertInto('mails')
      .values({ to_address: to, reply_to: isEmailAddress(replyTo) ? replyTo : null, subject, text, html: asHtml(text) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(db, { kind: 'send-mail', payload: { mail: mail.id }, ref: String(mail.id) })
  }
}
