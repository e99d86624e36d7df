import { mayGoOn, tell } from '#islands/page-events.ts'
import { showProblems } from './errors.ts'
import { params, serialize } from './params.ts'

type Answer = { result?: string; redirect?: string; messages?: string; refresh?: boolean; reload?: boolean }

/** Places the order without leaving the page, once for however many clicks; whatever goes wrong, everything typed stays. */
export function wakeSubmit(form: HTMLFormElement) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.classList.contains('processing')) return
    const method = new FormData(form).get('payment_method')
    if (!mayGoOn(form, 'checkout_place_order')) return
    if (typeof method === 'string' && !mayGoOn(form, `checkout_place_order_${method}`)) return
    void place(form)
  })
}

async function place(form: HTMLFormElement) {
  setBusy(form, true)
  try {
    const answer = await fetch(params().checkout_url, { method: 'POST', body: serialize(form) })
    if (!answer.ok) throw new Error(String(answer.status))
    const data = (await answer.json()) as Answer // our own server's answer
    if (data.result === 'success' && data.redirect) {
      // A way to pay that has something to ask first sends the buyer on by itself.
      if (!mayGoOn(form, 'checkout_place_order_success', [data])) return setBusy(form, false)
      // The button stays busy until the next page is there.
      return location.assign(data.redirect)
    }
    if (data.reload) return location.reload()
    setBusy(form, false)
    if (data.refresh) tell('update_checkout')
    showProblems(form, data.messages ?? asProblem(params().i18n_checkout_error))
  } catch {
    setBusy(form, false)
    showProblems(form, asProblem(params().i18n_checkout_error))
  }
}

function setBusy(form: HTMLFormElement, isBusy: boolean) {
  form.classList.toggle('processing', isBusy)
  form.setAttribute('aria-busy', String(isBusy))
  const button = form.querySelector<HTMLButtonElement>('#place_order')
  if (!button) return
  button.setAttribute('aria-disabled', String(isBusy))
  button.textContent = isBusy ? 'Enviando o pedido…' : (button.dataset.value ?? '')
}

const asProblem = (text: string) => `<ul class="woocommerce-error" role="alert"><li role="none">${text}</li></ul>`
