import { closest } from './adding.ts'

/** The dropdown keeps this distance from the lower edge of the window. */
export const DROPDOWN_MARGIN_PX = 30
/** However small the window, this much of the cart can be seen. */
export const DROPDOWN_LEAST_PX = 120

type Settings = { open_cart?: string; automatically_open_cart?: boolean; cart_type?: string }

/** The cart in the header opens beside the page and closes by its cross, the background or Esc. */
export function watchMenuCart() {
  document.addEventListener('click', (event) => {
    const toggle = closest<HTMLElement>(event, '.elementor-menu-cart__toggle_button')
    if (toggle) {
      event.preventDefault()
      return toggleCart(toggle)
    }
    const isBackground = event.target instanceof Element && event.target.matches('.elementor-menu-cart__container')
    const outside = openWidget() && !closest(event, '.elementor-menu-cart__wrapper')
    if (closest(event, '.elementor-menu-cart__close-button') || isBackground || outside) closeCart()
  })
  document.addEventListener('mouseover', (event) => {
    const widget = closest<HTMLElement>(event, '.elementor-widget-woocommerce-menu-cart')
    if (widget && settingsOf(widget).open_cart === 'mouseover' && closest(event, '.elementor-menu-cart__toggle')) openCart(widget)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && openWidget()) closeCart()
    if (event.key === 'Tab') keepFocus(event)
  })
  document.body.addEventListener('added_to_cart', () => {
    const widget = document.querySelector<HTMLElement>('.elementor-widget-woocommerce-menu-cart')
    if (widget && settingsOf(widget).automatically_open_cart) openCart(widget)
  })
}

const openWidget = () =>
  document.querySelector<HTMLElement>(
    '.elementor-widget-woocommerce-menu-cart:has(.elementor-menu-cart__container:not([hidden]))',
  )

function toggleCart(toggle: HTMLElement) {
  const widget = toggle.closest<HTMLElement>('.elementor-widget-woocommerce-menu-cart')
  if (!widget) return
  if (openWidget()) closeCart()
  else openCart(widget)
}

function openCart(widget: HTMLElement) {
  const container = widget.querySelector<HTMLElement>('.elementor-menu-cart__container')
  if (!container?.hidden) return
  container.hidden = false
  const toggle = widget.querySelector('.elementor-menu-cart__toggle_button')
  toggle?.setAttribute('aria-expanded', 'true')
  const main = widget.querySelector<HTMLElement>('.elementor-menu-cart__main')
  const top = main?.getBoundingClientRect().top ?? 0
  main?.style.setProperty('--dropdown-height', `${Math.max(DROPDOWN_LEAST_PX, innerHeight - top - DROPDOWN_MARGIN_PX)}px`)
  if (settingsOf(widget).open_cart !== 'mouseover') main?.focus()
}

function closeCart() {
  const widget = openWidget()
  if (!widget) return
  const container = widget.querySelector<HTMLElement>('.elementor-menu-cart__container')!
  const toggle = widget.querySelector<HTMLElement>('.elementor-menu-cart__toggle_button')
  const hadFocus = container.contains(document.activeElement)
  container.hidden = true
  toggle?.setAttribute('aria-expanded', 'false')
  if (hadFocus) toggle?.focus()
}

/** While the side cart covers the page, Tab stays inside it. */
function keepFocus(event: KeyboardEvent) {
  const widget = openWidget()
  if (!widget || settingsOf(widget).cart_type !== 'side-cart') return
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

function settingsOf(widget: HTMLElement): Settings {
  return JSON.parse(widget.dataset.settings ?? '{}') as Settings // printed by the server
}
