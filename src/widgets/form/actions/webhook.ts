import { text } from '#builder/fields.ts'
import type { WebhookPlan } from '#content/forms/actions/webhook.ts'
import { defineSubmitAction } from '../submit-action.ts'

export default defineSubmitAction({
  position: 40,
  label: 'Avisar outro sistema (webhook)',
  fields: { webhooks: text('Endereço do webhook', '', 2_000) },
  plan: (settings): WebhookPlan => ({ url: settings.webhooks }),
})
