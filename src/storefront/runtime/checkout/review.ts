import { fadeFragments, type Fragments, parse, replaceFragments } from '#islands/fragments.ts'
import { hear, tell } from '#islands/page-events.ts'
import { showChosenTotal } from './chosen-total.ts'
import { showBefore } from './errors.ts'
import { ajaxUrl, params, serialize } from './params.ts'
import { replaceAround } from './replace-around.ts'
import { createReviewSchedule, type DrawOutcome } from './review-schedule.ts'

const PAYMENT = '.woocommerce-checkout-payment'
const PARTS = ['.woocommerce-checkout-review-order-table', PAYMENT]
type Answer = { result?: string; messages?: string; reload?: boolean; fragments?: Record<string, string> }

/** The shop draws these, or they come by themselves: nobody types them. */
const NOT_TYPED = /^(?:payment_method$|shipping_method|checkout_|woocommerce-|account_password$|card_|_wp|wc_order_attribution_)/

let running: AbortController | undefined
let isUnsaved = false
/** False once the shop has nothing any more that could be bought here. */
let hasCart = true
let schedule: ReturnType<typeof createReviewSchedule> | undefined

/** The summary follows what is typed and chosen; whatever was typed is kept by the shop, so a reload loses nothing. */
export function wakeReview(form: HTMLFormElement) {
  const { ask, type, cancel } = (schedule = createReviewSchedule({
    isOpen: () => hasCart,
    typed: () => new URLSearchParams([...serialize(form)].filter(([name]) => !NOT_TYPED.test(name))).toString(),
    draw: () => update(form),
    save: () => save(form),
  }))
  hear('update_checkout', ask)
  form.addEventListener('input', (event) => {
    isUnsaved = true
    if (rowOf(event)?.matches('.address-field, .update_totals_on_change')) type(true)
  })
  form.addEventListener('change', (event) => {
    isUnsaved = true
    const field = event.target
    if (!(field instanceof HTMLElement)) return
    if (field.matches('[name="payment_method"]')) tell('payment_method_selected')
    if (field.matches('[name="payment_method"], .shipping_method')) showChosenTotal(form)
    const decides = field.matches(
      '[name="payment_method"], .shipping_method, #ship-to-different-address-checkbox, .update_totals_on_change :is(select, [type="checkbox"])',
    )
    if (decides) tell('update_checkout', { current_target: field })
    else type(false)
  })
  // A placed order has no summary to follow, and a new account's session no longer knows this page's proof.
  form.addEventListener('checkout_place_order_success', () => {
    cancel()
    running?.abort()
    isUnsaved = false
  })
  addEventListener('pagehide', () => {
    if (isUnsaved) navigator.sendBeacon(ajaxUrl('update_order_review'), fieldsOf(form))
  })
  tell('init_checkout')
  tell('update_checkout')
}

/** Whether the summary may still change by what was chosen or typed before. */
export const isReviewDue = () => schedule?.isDue() ?? false
/** Waits until the summary shows what is chosen; false where the page is opened again. */
export const settleReview = async () => (await schedule?.settle()) ?? true

/** Lets the shop keep what was typed without drawing anything. Says whether it did. */
export async function save(form: HTMLFormElement): Promise<boolean> {
  isUnsaved = false
  try {
    const answer = await fetch(ajaxUrl('update_order_review'), { method: 'POST', body: fieldsOf(form) })
    return answer.ok
  } catch {
    isUnsaved = true
    return false
  }
}

async function update(form: HTMLFormElement): Promise<DrawOutcome> {
  running?.abort()
  const mine = new AbortController()
  running = mine
  const unfade = fadeFragments(PARTS)
  for (const part of PARTS) document.querySelector(part)?.setAttribute('aria-busy', 'true')
  try {
    isUnsaved = false
    const answer = await fetch(ajaxUrl('update_order_review'), { method: 'POST', body: fieldsOf(form), signal: mine.signal })
    // A page whose proof has run out can't be told anything new: open it again, what was typed is kept.
    if (answer.status === 403) return reload()
    if (!answer.ok) throw new Error(String(answer.status))
    const data = (await answer.json()) as Answer // our own server's answer
    if (data.reload) return reload()
    if (data.fragments) draw(form, data.fragments)
    if (data.messages) showBefore(form, data.messages)
    // Whoever goes on typing is not called back to the same words after every pause.
    hasCart = data.result !== 'failure'
    tell('updated_checkout', data)
    return 'drawn'
  } catch {
    // Aborted by the next one, or no line to the shop: the summary of before stays, and the order itself is checked anyway.
    if (!mine.signal.aborted) isUnsaved = true
    return 'failed'
  } finally {
    unfade()
    if (running === mine) for (const part of PARTS) document.querySelector(part)?.removeAttribute('aria-busy')
  }
}

function reload(): DrawOutcome {
  location.reload()
  return 'leaving'
}

/** What was ticked or chosen while the answer was on its way stays so. */
function draw(form: HTMLFormElement, fragments: Fragments) {
  const isAccepted = form.querySelector<HTMLInputElement>('#terms')?.checked
  const plan = planIn(form)?.value
  replaceFragments(aroundCard(form, fragments))
  const terms = form.querySelector<HTMLInputElement>('#terms')
  if (terms && isAccepted !== undefined) terms.checked = isAccepted
  const offered = planIn(form)
  if (offered && [...offered.options].some(({ value }) => value === plan)) offered.value = plan ?? ''
}

/** A card that is being typed stays where it is; the rest of the payment is drawn around it. Answers with what is still to be replaced. */
function aroundCard(form: HTMLFormElement, { [PAYMENT]: payment = '', ...others }: Fragments): Fragments {
  const kept = form.querySelector<HTMLElement>('.hosted-card[data-started]')
  const root = kept?.closest(PAYMENT)
  const place = root && parse(payment).querySelector<HTMLElement>('.hosted-card')
  if (!kept || !place) return { ...others, [PAYMENT]: payment }
  replaceAround(root, kept, place)
  return others
}

const planIn = (form: HTMLFormElement) => form.querySelector<HTMLSelectElement>('select[name="installments"]')

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const all = serialize(form)
  const value = (name: string) => all.get(name) ?? ''
  const from = value('ship_to_different_address') ? 'shipping' : 'billing'
  const place = (prefix: string, key: string) => [
    [`${key}country`, value(`${prefix}_country`)],
    [`${key}state`, value(`${prefix}_state`)],
    [`${key}postcode`, value(`${prefix}_postcode`)],
    [`${key}city`, value(`${prefix}_city`)],
    [`${key}address`, value(`${prefix}_address_1`)],
    [`${key}address_2`, value(`${prefix}_address_2`)],
  ]
  const isFull = ['postcode', 'city', 'state', 'address_1'].every((part) => value(`${from}_${part}`) !== '')
  return new URLSearchParams([
    ['security', params().update_order_review_nonce],
    ['payment_method', value('payment_method')],
    ...place('billing', ''),
    ...place(from, 's_'),
    ['has_full_address', String(isFull)],
    ['shipping_method[0]', value('shipping_method[0]')],
    ['post_data', withoutSecrets(all).toString()],
  ])
}

function withoutSecrets(all: URLSearchParams) {
  return new URLSearchParams([...all].filter(([name]) => name !== 'account_password' && !name.startsWith('card_')))
}

const rowOf = (event: Event) => (event.target instanceof Element ? event.target.closest('.form-row') : null)
