import { closest } from '../pressed.ts'

/** The cross beside a line of the small cart takes it out; how that is done is fetched with the first. */
export function watchRemoving() {
  document.addEventListener('click', (event) => {
    const link = closest<HTMLAnchorElement>(event, '.remove_from_cart_button')
    const key = link?.dataset.cart_item_key
    if (!link || !key) return
    event.preventDefault()
    void import('./remove-line.ts').then(
      ({ removeLine }) => removeLine(link, key),
      () => location.assign(link.href),
    )
  })
}
