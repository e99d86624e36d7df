import { canWork, fetchTicket, sendForm, solve } from '#content/forms/client.ts'
import { type FormAnswer, NONCE_FIELD, SOLUTION_FIELD } from '#content/forms/contract.ts'
import { runInvisibleCaptcha } from './captcha-frame.tsx'

/** Sends what is in the form, with what a cached page could not hold. `undefined`: the browser sends it itself and leaves the page. */
export async function submitForm(form: HTMLFormElement, postId: string, formId: string): Promise<FormAnswer | undefined> {
  const [ticket] = await Promise.all([fetchTicket(postId, formId), runInvisibleCaptcha(form)])
  if (ticket.work && !canWork()) {
    // Without encryption there are no hashes either: the server asks its question instead.
    form.submit()
    return undefined
  }
  const body = new FormData(form)
  body.set(NONCE_FIELD, ticket.nonce)
  if (ticket.work) body.set(SOLUTION_FIELD, await solve(ticket.work))
  return await sendForm(body)
}

/** Tells whoever listens that a form was sent (popups open and close by the first event), and leads on to where the answer says. */
export function followAnswer(form: HTMLFormElement, { data }: FormAnswer) {
  const tell = (type: string, detail: unknown) => form.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }))
  tell('submit_success', data)
  tell('form_destruct', data)
  form.reset()
  const { redirect_url: url } = data
  if (url && /^https?:$/.test(new URL(url, location.href).protocol)) location.assign(url)
}

/** Stays on the form itself: on the window an "error" would look like a broken script. */
export const tellError = (form: HTMLFormElement, detail: unknown) => form.dispatchEvent(new CustomEvent('error', { detail }))
