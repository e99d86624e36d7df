import { lines, text } from '#builder/fields.ts'
import type { MailPlan } from '#content/forms/contract.ts'
import { defineSubmitAction } from '../submit-action.ts'

export default defineSubmitAction({
  position: 20,
  label: 'Enviar segundo e-mail',
  fields: {
    email_to_2: text('Segundo e-mail: para', '', 500),
    email_subject_2: text('Segundo e-mail: assunto', '', 300),
    email_content_2: lines('Segundo e-mail: mensagem', '[all-fields]'),
    email_reply_to_2: text('Segundo e-mail: responder para', '', 254),
  },
  plan: (settings): MailPlan => ({
    to: settings.email_to_2,
    subject: settings.email_subject_2,
    content: settings.email_content_2,
    replyTo: settings.email_reply_to_2,
  }),
})
