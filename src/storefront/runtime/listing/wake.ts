import { closest, isPlainPress } from '../pressed.ts'

/** A colour in a list is chosen where it stands; a second press on it, or one with a key held, follows the link. */
export function watchColors() {
  document.addEventListener('click', (event) => {
    const dot = closest<HTMLAnchorElement>(event, '.product-card-colors a[data-src]')
    if (!dot || dot.hasAttribute('aria-current') || !isPlainPress(event)) return
    event.preventDefault()
    void import('./choose-color.ts').then(
      ({ chooseColor }) => chooseColor(dot),
      () => location.assign(dot.href),
    )
  })
}
