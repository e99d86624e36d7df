/** Says to screen readers what just happened. One place for the whole page. */
export function announce(text: string) {
  const region = document.querySelector('.widget_shopping_cart_live_region') ?? makeRegion()
  region.textContent = text
}

function makeRegion() {
  const region = document.createElement('div')
  region.className = 'widget_shopping_cart_live_region screen-reader-text'
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}

/** The same of a change of the cart, with how far it is from free freight by then. */
export const announceCart = (text: string) =>
  announce(`${text} ${document.querySelector('.widget_shopping_cart_content .until-free p')?.textContent ?? ''}`.trim())
