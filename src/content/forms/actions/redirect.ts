import { safeRedirect } from '#kit/url.ts'
import type { FormAction } from '../action.ts'
import { fillTemplate } from '../mail-text.ts'

export type RedirectPlan = { to: string }

/** Sends the browser on, within this shop only. */
const redirect: FormAction<RedirectPlan> = async ({ plan, submission, shop }) => {
  const fields = submission.fields.map((field) => ({ ...field, value: encodeURIComponent(String(field.value)) }))
  const url = safeRedirect(fillTemplate(plan.to, fields), shop.url, '')
  return url === '' ? {} : { redirect_url: url }
}
export default redirect
