import { isEditMode } from '#islands/edit-mode.ts'
import { hear, tell } from '#islands/page-events.ts'
import { closest } from '../pressed.ts'
import { followAnswers } from '../cart/fragments.ts'
import { ask, busily, drawPage, post, showPage } from './answers.ts'
import { applyCoupon, chooseRate, removeCoupon } from './coupons.ts'

/** Typing "12" must not first send a cart with 1. */
export const CART_AUTO_UPDATE_DEBOUNCE_MS = 600

type Settings = { update_cart_automatically?: boolean }

/** The cart's page changes in place: quantities, lines, coupons, freight. Without this each of them is a form or a link. */
export function startCartPage(widget: HTMLElement) {
  // In the builder stands an example: there is no cart to change.
  if (isEditMode()) return
  const settings = JSON.parse(widget.dataset.settings ?? '{}') as Settings // printed by the server
  const isAutomatic = settings.update_cart_automatically === true
  if (isAutomatic) widget.dataset.automatic = ''
  let waiting: ReturnType<typeof setTimeout> | undefined

  const save = (isQuiet: boolean) => {
    clearTimeout(waiting)
    waiting = undefined
    const form = widget.querySelector<HTMLFormElement>('.woocommerce-cart-form')
    if (!form) return
    void busily(async () => {
      const page = await ask('/cart/', post([...fieldsOf(form), ['update_cart', '1']]))
      // A newer quantity waits to be sent: its answer will show both.
      if (waiting === undefined) showPage(page, isQuiet)
    })
  }

  widget.addEventListener('input', ({ target }) => {
    if (!isAutomatic || !(target instanceof HTMLInputElement) || !target.matches('.qty') || !target.validity.valid) return
    clearTimeout(waiting)
    waiting = setTimeout(() => save(true), CART_AUTO_UPDATE_DEBOUNCE_MS)
  })
  widget.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('.shipping_method')) void chooseRate(target.value)
  })
  widget.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement // only forms are submitted
    if (form.matches('.gift-form')) return
    const coupon = form.querySelector<HTMLInputElement>('#coupon_code')
    event.preventDefault()
    if (form.matches('.woocommerce-shipping-calculator')) return void calculate(form)
    const button = (event.submitter as HTMLButtonElement | null)?.name
    // Enter in a quantity names the form's first button, which is the coupon's.
    const meansCoupon = button === 'apply_coupon' && !document.activeElement?.matches('.qty')
    if (meansCoupon && coupon) return void applyCoupon(coupon)
    save(false)
  })
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, '.product-remove a, a.restore-item, a.woocommerce-remove-coupon')
    if (!link) return
    event.preventDefault()
    if (link.matches('.woocommerce-remove-coupon')) return void removeCoupon(link.dataset.coupon ?? '')
    void busily(async () => {
      showPage(await ask(link.href))
      if (link.matches('.remove')) tell('item_removed_from_classic_cart')
    })
  })
  // Links that act are buttons to a screen reader, so Space presses them too.
  document.addEventListener('keydown', (event) => {
    const link = event.key === ' ' ? closest<HTMLElement>(event, '.woocommerce-cart a[role="button"]') : null
    if (!link) return
    event.preventDefault()
    link.click()
  })
  // The cart in the header, and products offered under this one, change it too. Our own answers bring this page's parts along.
  let followed: object | undefined
  followAnswers((answer) => {
    if (!answer.page) return
    followed = answer.fragments
    drawPage(answer, true)
  })
  for (const name of ['added_to_cart', 'removed_from_cart'])
    hear(name, (event) => {
      const isShown = followed !== undefined && event instanceof CustomEvent && fragmentsOf(event) === followed
      if (!isShown) void busily(async () => showPage(await ask('/cart/'), true))
    })
  // Scripts of this ecosystem ask for it so.
  hear('wc_update_cart', () => save(false))
  widget.dataset.awake = ''
}

const fragmentsOf = ({ detail }: CustomEvent<{ fragments?: object } | null>) => detail?.fragments

const calculate = (form: HTMLFormElement) =>
  busily(async () => {
    showPage(await ask('/cart/', post([...fieldsOf(form), ['calc_shipping', '1']])))
    tell('updated_shipping_method')
  })

/** Also the fields that stand elsewhere and belong to the form by its id. */
const fieldsOf = (form: HTMLFormElement) =>
  [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : []))
