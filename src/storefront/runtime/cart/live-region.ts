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
