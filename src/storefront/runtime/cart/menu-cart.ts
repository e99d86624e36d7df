import { FRAGMENTS_REPLACED } from '#islands/fragments.ts'
import { closest } from '../pressed.ts'
import { refresh } from './fragments.ts'
import { TOGGLE, WIDGET } from './menu-cart-selectors.ts'

/** The dropdown keeps this distance from the lower edge of the window. */
export const DROPDOWN_MARGIN_PX = 30
/** However small the window, this much of the cart can be seen. */
export const DROPDOWN_LEAST_PX = 120

type Settings = { open_cart?: string; cart_type?: string }

/** The cart in the header, once it was opened: it closes by its cross, the background or Esc. */
export function startMenuCart() {
  document.addEventListener('click', (event) => {
    if (closest(event, TOGGLE)) return
    const isBackground = event.target instanceof Element && event.target.matches('.elementor-menu-cart__container')
    const outside = openWidget() && !closest(event, '.elementor-menu-cart__wrapper')
    if (closest(event, '.elementor-menu-cart__close-button') || isBackground || outside) closeCart()
  })
  document.addEventListener('mouseover', (event) => {
    const widget = closest<HTMLElement>(event, WIDGET)
    const shown = openWidget()
    if (shown && shown !== widget && opensByHover(shown) && isDropdown(shown)) closeCart()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && openWidget()) closeCart()
    if (event.key === 'Tab') keepFocus(event)
  })
  // Who added what the cart suggests pressed something that is gone now: the keyboard stays in the cart.
  document.addEventListener(FRAGMENTS_REPLACED, () => {
    const widget = openWidget()
    if (widget && !opensByHover(widget) && document.activeElement === document.body)
      widget.querySelector<HTMLElement>('.elementor-menu-cart__main')?.focus({ preventScroll: true })
  })
  addEventListener('resize', () => {
    const widget = openWidget()
    if (widget) fitDropdown(widget)
  })
  return { toggleCart, openCart }
}

/** A dialog over the page has the keys and the focus for itself: a cart under it waits. */
const openWidget = () =>
  document.querySelector<HTMLElement>(
    'body:not(:has(:modal)) .elementor-widget-woocommerce-menu-cart:has(.elementor-menu-cart--shown)',
  )

function toggleCart(widget: HTMLElement) {
  if (openWidget()) closeCart()
  else openCart(widget)
}

/** Where a keyboard was before the cart opened: there it goes on afterwards. */
let opener: Element | null = null

function openCart(widget: HTMLElement) {
  closePopovers(widget)
  const before = document.activeElement
  if (!setShown(widget, true)) return
  refreshOldDay()
  opener = before
  fitDropdown(widget)
  if (!opensByHover(widget)) widget.querySelector<HTMLElement>('.elementor-menu-cart__main')?.focus()
}

/** An opened photo of a gallery would lie over the cart. */
function closePopovers(widget: HTMLElement) {
  if (!('popover' in widget)) return
  for (const one of document.querySelectorAll<HTMLElement>(':popover-open')) if (!one.contains(widget)) one.hidePopover()
}

const HOUR_MS = 3_600_000
const hourOf = (moment: number) => Math.floor(moment / HOUR_MS)
let dayShownAt = performance.timeOrigin

/** The day of arrival moves with the hours of the clock: a page that has been open for long may name one that is over. */
function refreshOldDay() {
  const now = Date.now()
  if (hourOf(now) === hourOf(dayShownAt) || !document.querySelector('.mini-cart-arrival')) return
  dayShownAt = now
  void refresh()
}

function closeCart() {
  const widget = openWidget()
  const hadFocus = widget?.querySelector('.elementor-menu-cart__container')?.contains(document.activeElement)
  if (!widget || !setShown(widget, false)) return
  if (!hadFocus) return
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.checkVisibility()
  const place = isThere ? (opener as HTMLElement) : widget.querySelector<HTMLElement>('.elementor-menu-cart__toggle_button')
  // The page stays where it is, however far away the button in the header is.
  place?.focus({ preventScroll: true })
}

/** Open or closed, for the eye, for those who hear the page and for scripts. Answers whether it changed. */
function setShown(widget: HTMLElement, shown: boolean): boolean {
  const container = widget.querySelector<HTMLElement>('.elementor-menu-cart__container')
  if (!container || container.hidden !== shown) return false
  container.hidden = !shown
  container.classList.toggle('elementor-menu-cart--shown', shown)
  for (const part of [container, widget.querySelector('.elementor-menu-cart__main')])
    part?.setAttribute('aria-hidden', String(!shown))
  widget.querySelector('.elementor-menu-cart__toggle_button')?.setAttribute('aria-expanded', String(shown))
  return true
}

/** As tall as the window allows from where it hangs. */
function fitDropdown(widget: HTMLElement) {
  const main = widget.querySelector<HTMLElement>('.elementor-menu-cart__main')
  const top = main?.getBoundingClientRect().top ?? 0
  main?.style.setProperty('--dropdown-height', `${Math.max(DROPDOWN_LEAST_PX, innerHeight - top - DROPDOWN_MARGIN_PX)}px`)
}

/** While the side cart covers the page, Tab stays inside it. */
function keepFocus(event: KeyboardEvent) {
  const widget = openWidget()
  if (!widget || isDropdown(widget)) return
  const main = widget.querySelector<HTMLElement>('.elementor-menu-cart__main')!
  const stops = [...main.querySelectorAll<HTMLElement>('a[href], button')]
  const [first, last] = [stops[0], stops.at(-1)]
  const isInside = main.contains(document.activeElement)
  const wrapsTo = event.shiftKey
    ? document.activeElement === first || document.activeElement === main
    : document.activeElement === last
  if (isInside && !wrapsTo) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}

const opensByHover = (widget: HTMLElement) => settingsOf(widget).open_cart === 'mouseover'
const isDropdown = (widget: HTMLElement) => settingsOf(widget).cart_type === 'mini-cart'

function settingsOf(widget: HTMLElement): Settings {
  return JSON.parse(widget.dataset.settings ?? '{}') as Settings // printed by the server
}
