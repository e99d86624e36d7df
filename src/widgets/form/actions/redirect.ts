import { text } from '#builder/fields.ts'
import type { RedirectPlan } from '#content/forms/actions/redirect.ts'
import { defineSubmitAction } from '../submit-action.ts'

export default defineSubmitAction({
  position: 30,
  label: 'Levar a outra página',
  fields: { redirect_to: text('Levar para', '', 2_000) },
  plan: (settings): RedirectPlan => ({ to: settings.redirect_to }),
})
