import { text } from '#builder/fields.ts'
import type { NewsletterPlan } from '#content/forms/actions/newsletter.ts'
import { defineSubmitAction } from '../submit-action.ts'

export default defineSubmitAction({
  position: 60,
  label: 'Inscrever na lista de novidades',
  fields: {
    newsletter_list: text('Lista de novidades', 'novidades', 60),
    newsletter_email_field: text('Campo do e-mail', 'email', 64),
    newsletter_name_field: text('Campo do nome', '', 64),
    newsletter_consent_field: text('Campo do aceite', '', 64),
  },
  plan: (settings): NewsletterPlan => ({
    list: settings.newsletter_list,
    emailField: settings.newsletter_email_field,
    nameField: settings.newsletter_name_field,
    consentField: settings.newsletter_consent_field,
  }),
})
