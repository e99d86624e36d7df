import { COMMENT_NONCE_FIELD, COMMENT_SCRIPTED_FIELD, COMMENT_TICKET_ACTION } from '#content/comments/contract.ts'

type Ticket = { nonce: string; signed_in: boolean }

/** The form asks for what a page from the cache can't hold once somebody begins to write; «Responder» brings the answer to it. */
export function wakeUp(place: HTMLElement): () => void {
  const form = place.querySelector<HTMLFormElement>('.comment-form')
  const stop = new AbortController()
  if (form) wakeForm(place, form, stop.signal)
  return () => stop.abort()
}

function wakeForm(place: HTMLElement, form: HTMLFormElement, signal: AbortSignal) {
  let ticket: Promise<void> | undefined
  const ask = () =>
    (ticket ??= fetch(`/wp-admin/admin-ajax.php?action=${COMMENT_TICKET_ACTION}`, { cache: 'no-store', signal })
      .then((answer) => answer.json() as Promise<{ data: Ticket }>)
      .then(({ data }) => fill(form, data))
      // Without it the shop asks the visitor to confirm: nothing that was written is lost.
      .catch(() => undefined))
  form.addEventListener('focusin', () => void ask(), { signal })
  form.addEventListener(
    'submit',
    (event) => {
      if ('ready' in form.dataset) return
      event.preventDefault()
      // Not at once: while a form tells that it is being sent, the browser ignores a second sending.
      void ask().then(() => setTimeout(() => sendNow(form)))
    },
    { signal },
  )
  place.addEventListener('click', (event) => answerInPlace(event, form), { signal })
  if (form.contains(document.activeElement)) void ask()
}

function answerInPlace(event: MouseEvent, form: HTMLFormElement) {
  if (!(event.target instanceof Element)) return
  const link = event.target.closest<HTMLElement>('.comment-reply-link')
  const cancel = event.target.closest('.comment-answers button')
  if (!link && !cancel) return
  // A press with a key held asks the browser for a tab: the link leads to a page of its own.
  if (link && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return
  event.preventDefault()
  const said = form.querySelector<HTMLElement>('.comment-answers')!
  said.hidden = !link
  said.querySelector('b')!.textContent = link?.dataset.author ?? ''
  form.querySelector<HTMLInputElement>('[name="comment_parent"]')!.value = link?.dataset.commentid ?? ''
  form.querySelector('textarea')!.focus()
}

function sendNow(form: HTMLFormElement) {
  form.dataset.ready = ''
  form.requestSubmit()
}

function fill(form: HTMLFormElement, { nonce, signed_in }: Ticket) {
  form.querySelector<HTMLInputElement>(`[name="${COMMENT_NONCE_FIELD}"]`)!.value = nonce
  const scripted = document.createElement('input')
  Object.assign(scripted, { type: 'hidden', name: COMMENT_SCRIPTED_FIELD, value: '1' })
  form.append(scripted)
  const guest = form.querySelector<HTMLElement>('.comment-form-guest')
  if (!signed_in || !guest) return
  guest.hidden = true
  for (const input of guest.querySelectorAll('input')) input.disabled = true
}
