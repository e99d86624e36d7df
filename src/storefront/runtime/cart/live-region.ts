/** Says to screen readers what just happened. One place for the whole page. */
export const announce = (text: string) => say('widget_shopping_cart', text)

/** Says how far the cart is from free freight, in a place of its own: what happened is said as it is. */
export const announceFreight = () =>
  say('free_freight', document.querySelector('.widget_shopping_cart_content .until-free p')?.textContent ?? '')

function say(about: string, text: string) {
  const name = `${about}_live_region`
  const region = document.querySelector(`.${name}`) ?? makeRegion(name)
  region.textContent = text
}

function makeRegion(name: string) {
  const region = document.createElement('div')
  region.className = `${name} screen-reader-text`
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}
