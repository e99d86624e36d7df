import { enqueue } from '#jobs/queue.ts'
import type { FormAction } from '../action.ts'

export const WEBHOOK_JOB = 'form-webhook'

export type WebhookPlan = { url: string }

/** Tells another system, after the answer to the visitor and as often as it takes. */
const webhook: FormAction<WebhookPlan> = async ({ db, plan, form, submission }) => {
  if (plan.url === '') return {}
  const { id, postId, formId, fields, referrer, sentAt } = submission
  const body = JSON.stringify({
    event: 'form.submitted',
    id,
    form: { id: formId, name: form.name, post_id: postId },
    fields: Object.fromEntries(fields.map((field) => [field.id, { type: field.type, title: field.label, value: field.value }])),
    referrer,
    sent_at: sentAt.toISOString(),
  })
  await enqueue(db, { kind: WEBHOOK_JOB, payload: { url: plan.url, body }, ref: String(id) })
  return {}
}
export default webhook
