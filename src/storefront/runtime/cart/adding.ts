import { fadeFragments } from '#islands/fragments.ts'
import { fire, mayGoOn, tell } from '#islands/page-events.ts'
import { addKey } from './add-keys.ts'
import { CART_PARTS, refresh, showAnswer } from './fragments.ts'
import { closest, isPlainPress } from '../pressed.ts'
import { announce, announceFreight } from './live-region.ts'
import { onFirstInteraction } from '../on-first-interaction.ts'
import { type CartAnswer, cartRequest, Refused } from './requests.ts'

type CartParams = { cart_redirect_after_add?: string; cart_url?: string }

/** What the shop printed for scripts becomes objects under the names that they know; one that is there already, or is changed, is heard. */
function readParams() {
  const page = window as unknown as Record<string, unknown>
  for (const { textContent } of document.querySelectorAll('script[id$="-js-extra"]'))
    for (const [name, params] of Object.entries(JSON.parse(textContent) as object)) page[name] ??= params // storefront/script-params.tsx
}
const cartParams = () => (window as Window & { wc_add_to_cart_params?: CartParams }).wc_add_to_cart_params ?? {}

/** Buttons of grids and forms of product pages put things into the cart without leaving the page. */
export function watchAdding() {
  readParams()
  // Before it is needed: once the line is lost, what says so can't be fetched.
  onFirstInteraction(() => void loadNotices().catch(console.warn))
  document.addEventListener('click', (event) => {
    const button = closest<HTMLAnchorElement>(event, '.ajax_add_to_cart')
    // Without a product the link is an ordinary link.
    if (!button?.dataset.product_id || !isPlainPress(event)) return
    event.preventDefault()
    void add(
      button,
      Object.entries(button.dataset).map(([name, value]) => [name, value ?? '']),
    )
  })
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.matches('form.cart')) return
    const button = form.querySelector<HTMLElement>('.single_add_to_cart_button')
    if (!button || form.dataset.ajax === 'no') return
    event.preventDefault()
    const fields = [...new FormData(form, event.submitter)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    )
    void add(button, fields)
  })
}

async function add(button: HTMLElement, fields: [string, string][]) {
  if (button.classList.contains('loading')) return
  button.classList.remove('added')
  if (!mayGoOn(document.body, 'should_send_ajax_request.adding_to_cart', { button }))
    return fire(document.body, 'ajax_request_not_sent.adding_to_cart', { fragments: false, cart_hash: false, button })
  button.classList.add('loading')
  button.setAttribute('aria-busy', 'true')
  announce('')
  if (!fire(document.body, 'adding_to_cart', { button, data: Object.fromEntries(fields) }, true)) return stop(button)
  const unfade = fadeFragments(CART_PARTS)
  const { key, settle } = addKey(fields)
  let answer: CartAnswer | undefined
  try {
    answer = await cartRequest('add_to_cart', fields, key)
  } catch (error) {
    return tellFailure(error, button)
  } finally {
    unfade()
    stop(button)
  }
  settle()
  if (answer) finish(button, answer)
}

/** Nobody knows whether the shop has heard: pressed again, the button sends the same addition, which is then done once. */
function tellFailure(reason: unknown, button: HTMLElement) {
  const advice = reason instanceof Refused ? 'Tente de novo em instantes.' : 'Confira a conexão e tente de novo.'
  const text = `Não foi possível adicionar agora. ${advice}`
  void loadNotices().then(
    ({ showError }) => showError(text, { href: '/cart/', label: 'Ver carrinho', back: button }),
    () => tellPlainly(text),
  )
}

const loadNotices = () => import('../notices.ts')

/** For a line that was lost before the first sign of a visitor. */
function tellPlainly(text: string) {
  announce(text)
  const place = document.querySelector('.woocommerce-notices-wrapper')
  place?.replaceChildren(text)
  place?.scrollIntoView({ block: 'center' })
}

function finish(button: HTMLElement, answer: CartAnswer) {
  if (answer.error) {
    if (answer.product_url) openProduct(answer.product_url)
    return
  }
  const { fragments, cart_hash = '' } = answer
  showAnswer(answer)
  button.classList.add('added')
  const params = cartParams()
  const redirects = [params.cart_redirect_after_add, button.closest('form')?.dataset.cart_redirect_after_add]
  if (redirects.includes('yes')) return location.assign(params.cart_url ?? '/cart/')
  offerCart(button)
  fire(document.body, 'added_to_cart', { fragments, cart_hash, button })
  fire(document.body, 'wc_cart_button_updated', { button })
  tell('wc_fragments_loaded')
  announce(button.dataset.success_message ?? 'Adicionado ao carrinho.')
  announceFreight()
}

/** On its own page the reason is asked for, and what was chosen there stays. */
function openProduct(url: string) {
  if (new URL(url, location.href).pathname === location.pathname) void refresh()
  else location.assign(url)
}

function stop(button: HTMLElement) {
  button.classList.remove('loading')
  button.removeAttribute('aria-busy')
}

/** «Ver carrinho» after the button, once, and not where the cart itself is shown. */
function offerCart(button: HTMLElement) {
  if (document.body.classList.contains('woocommerce-cart') || button.parentElement?.querySelector('.added_to_cart')) return
  const link = document.createElement('a')
  link.href = '/cart/'
  link.className = 'added_to_cart wc-forward'
  link.title = 'Ver carrinho'
  link.textContent = 'Ver carrinho'
  button.after(link)
}
