import { safeRedirect } from '#kit/url.ts'
import type { FormAction } from '../action.ts'
import { fillTemplate } from '../mail-text.ts'

/** Sends the browser on, within this shop only. */
const redirect: FormAction = async ({ form, submission, shop }) => {
  const fields = submission.fields.map((field) => ({ ...field, value: encodeURIComponent(String(field.value)) }))
  const url = safeRedirect(fillTemplate(form.redirectTo, fields), shop.url, '')
  return url === '' ? {} : { redirect_url: url }
}
export default redirect
