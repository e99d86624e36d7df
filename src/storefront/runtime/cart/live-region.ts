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

/** Says how far the cart is from free freight, in a place of its own: what happened is said as it is. */
export function announceFreight() {
  const words = document.querySelector('.widget_shopping_cart_content .until-free p')?.textContent
  if (words) void import('../speak.ts').then(({ speak }) => speak(words, 'polite'), console.warn)
}
