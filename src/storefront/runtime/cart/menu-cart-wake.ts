import { hear } from '#islands/page-events.ts'
import { closest } from '../pressed.ts'
import { TOGGLE, WIDGET } from './menu-cart-selectors.ts'

type Settings = { open_cart?: string; automatically_open_cart?: boolean }

/** The cart in the header opens by its button, by the pointer where the merchant wants it so, and after adding; the rest is fetched then. */
export function wakeMenuCart() {
  document.addEventListener('click', (event) => {
    const widget = closest<HTMLElement>(event, TOGGLE)?.closest<HTMLElement>(WIDGET)
    if (!widget) return
    event.preventDefault()
    void load().then(
      ({ toggleCart }) => toggleCart(widget),
      () => location.assign('/cart/'),
    )
  })
  document.addEventListener('mouseover', (event) => {
    const widget = closest(event, '.elementor-menu-cart__toggle')?.closest<HTMLElement>(WIDGET)
    if (widget && settingsOf(widget).open_cart === 'mouseover') open(widget)
  })
  hear('added_to_cart', () => {
    const widget = document.querySelector<HTMLElement>(WIDGET)
    if (widget && settingsOf(widget).automatically_open_cart) open(widget)
  })
}

const open = (widget: HTMLElement) => void load().then(({ openCart }) => openCart(widget), console.error)

let loading: ReturnType<typeof fetchCart> | undefined
const load = () => (loading ??= fetchCart())
const fetchCart = async () => {
  try {
    return (await import('./menu-cart.ts')).startMenuCart()
  } catch (error) {
    // The next press tries again.
    loading = undefined
    throw error
  }
}

const settingsOf = (widget: HTMLElement) => JSON.parse(widget.dataset.settings ?? '{}') as Settings // printed by the server
