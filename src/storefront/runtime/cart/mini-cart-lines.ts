import { closest } from '../pressed.ts'

/** The cross beside a line of the small cart, and the signs beside its quantity: how a line is changed is fetched with the first press. */
export function watchLines() {
  document.addEventListener('click', (event) => {
    const pressed = closest<HTMLAnchorElement | HTMLButtonElement>(event, '.remove_from_cart_button, .mini-cart-quantity button')
    if (!pressed?.dataset.cart_item_key) return
    event.preventDefault()
    void import('./change-line.ts').then(
      ({ changeLine }) => changeLine(pressed),
      () => location.assign('href' in pressed ? pressed.href : '/cart/'),
    )
  })
}
