import { lines, text } from '#builder/fields.ts'
import type { MailPlan } from '#content/forms/contract.ts'
import { defineSubmitAction } from '../submit-action.ts'

export default defineSubmitAction({
  position: 10,
  label: 'Enviar e-mail',
  fields: {
    email_to: text('Para', '', 500),
    email_subject: text('Assunto', '', 300),
    email_content: lines('Mensagem', '[all-fields]'),
    email_reply_to: text('Responder para (campo ou endereço)', '', 254),
  },
  plan: (settings): MailPlan => ({
    to: settings.email_to,
    subject: settings.email_subject,
    content: settings.email_content,
    replyTo: settings.email_reply_to,
  }),
})
