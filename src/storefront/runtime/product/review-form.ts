import { REVIEW_NONCE_FIELD, REVIEW_SCRIPTED_FIELD, REVIEW_TICKET_ACTION } from '#shop/reviews/contract.ts'

type Ticket = { nonce: string; signed_in: boolean }

/** Once somebody begins to write, the form asks for what the page from the cache can't hold; sending itself is the form's own. */
export function wakeReviewForm(form: HTMLFormElement) {
  let ticket: Promise<void> | undefined
  const ask = () =>
    (ticket ??= fetch(`/wp-admin/admin-ajax.php?action=${REVIEW_TICKET_ACTION}`, { cache: 'no-store' })
      .then((answer) => answer.json() as Promise<{ data: Ticket }>)
      .then(({ data }) => fill(form, data))
      // Without it the shop asks the visitor to confirm: nothing that was written is lost.
      .catch(() => undefined))
  form.addEventListener('focusin', () => void ask())
  form.addEventListener('submit', (event) => {
    if ('ready' in form.dataset) return
    event.preventDefault()
    // Not at once: while a form tells that it is being sent, the browser ignores a second sending.
    const { submitter } = event
    void ask().then(() => setTimeout(() => sendNow(form, submitter)))
  })
}

function sendNow(form: HTMLFormElement, submitter: HTMLElement | null) {
  form.dataset.ready = ''
  form.requestSubmit(submitter)
}

function fill(form: HTMLFormElement, { nonce, signed_in }: Ticket) {
  const field = form.querySelector<HTMLInputElement>(`[name="${REVIEW_NONCE_FIELD}"]`)
  if (field) field.value = nonce
  const scripted = document.createElement('input')
  Object.assign(scripted, { type: 'hidden', name: REVIEW_SCRIPTED_FIELD, value: '1' })
  form.append(scripted)
  const guest = form.querySelector<HTMLElement>('.comment-form-guest')
  if (!signed_in || !guest) return
  guest.hidden = true
  for (const input of guest.querySelectorAll('input')) input.disabled = true
}
