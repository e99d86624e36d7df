import { mayGoOn, tell } from '#islands/page-events.ts'
import { formatMoney } from '#kit/money.ts'
import { shownTotal } from './chosen-total.ts'
import { showProblems } from './errors.ts'
import { params, serialize } from './params.ts'
import { isReviewDue, settleReview } from './review.ts'

type Answer = { result?: string; redirect?: string; messages?: string; refresh?: boolean; reload?: boolean }

/** Places the order without leaving the page, once for however many clicks; whatever goes wrong, everything typed stays. */
export function wakeSubmit(form: HTMLFormElement) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (form.classList.contains('processing')) return
    if (isReviewDue()) void placeOnceSettled(form)
    else placeIfFree(form)
  })
}

/** A press while the summary is on its way counts once it is there, if it still says the total that stood beside the button. */
async function placeOnceSettled(form: HTMLFormElement) {
  const seen = shownTotal(form)
  setBusy(form, true)
  const isStaying = await settleReview()
  if (!isStaying) return
  const total = shownTotal(form)
  setBusy(form, false)
  if (seen === total) return placeIfFree(form)
  const amount = (cents: string | undefined) => formatMoney(Number(cents))
  showProblems(form, asProblem(`O total passou de ${amount(seen)} para ${amount(total)}. Confira o resumo e finalize de novo.`))
}

function placeIfFree(form: HTMLFormElement) {
  const method = new FormData(form).get('payment_method')
  if (!mayGoOn(form, 'checkout_place_order')) return
  if (typeof method === 'string' && !mayGoOn(form, `checkout_place_order_${method}`)) return
  void place(form)
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

export function setBusy(form: HTMLFormElement, isBusy: boolean, words = 'Enviando o pedido…') {
  form.classList.toggle('processing', isBusy)
  form.setAttribute('aria-busy', String(isBusy))
  const button = form.querySelector<HTMLButtonElement>('#place_order')
  if (!button) return
  button.setAttribute('aria-disabled', String(isBusy))
  button.textContent = isBusy ? words : (button.dataset.value ?? '')
}

const asProblem = (text: string) => `<ul class="woocommerce-error" role="alert"><li role="none">${text}</li></ul>`
