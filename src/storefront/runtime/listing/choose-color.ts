import { focusPictures } from '#islands/focus-pictures.ts'

/** Shows a card in a colour: its picture and price, and what its links and its button then mean. */
export function chooseColor(dot: HTMLAnchorElement) {
  const card = dot.closest<HTMLElement>('.product-card')
  if (!card) return
  for (const other of card.querySelectorAll('.product-card-colors a')) other.removeAttribute('aria-current')
  dot.setAttribute('aria-current', 'true')
  const { src = '', srcset = '', srcset_avif: avif = '', focus, price, variation_id: variation } = dot.dataset
  const image = card.querySelector('picture img')
  // The smaller format first: set after the picture, the browser would fetch both.
  image?.parentElement?.querySelector('source')?.setAttribute('srcset', avif)
  image?.setAttribute('srcset', srcset)
  image?.setAttribute('src', src)
  image?.toggleAttribute('data-focus', focus !== undefined)
  if (focus) image?.setAttribute('data-focus', focus)
  focusPictures(card)
  for (const link of card.querySelectorAll<HTMLAnchorElement>('.woocommerce-LoopProduct-link, a.button')) link.href = dot.href
  const shown = card.querySelector('.price')
  if (price && shown) showPrice(shown, price)
  const button = card.querySelector<HTMLElement>('a.button')
  if (button) showButton(button, dot, variation)
}

function showPrice(place: Element, price: string) {
  const amount = document.createElement('span')
  amount.className = 'woocommerce-Price-amount amount'
  amount.textContent = price
  place.replaceChildren(amount)
}

/** A colour that means one variation can be added right here; else the button leads to the product with the colour chosen. */
function showButton(button: HTMLElement, dot: HTMLAnchorElement, variation: string | undefined) {
  const first = (button.dataset.first ??= button.textContent)
  const label = dot.getAttribute('aria-label') ?? ''
  for (const name of Object.keys(button.dataset)) if (name.startsWith('attribute_')) delete button.dataset[name]
  for (const name of ['add_to_cart_button', 'ajax_add_to_cart']) button.classList.toggle(name, variation !== undefined)
  button.classList.remove('added')
  button.parentElement?.querySelector('.added_to_cart')?.remove()
  button.textContent = variation ? 'Adicionar ao carrinho' : first
  button.setAttribute('aria-label', variation ? `Adicionar ao carrinho: “${label}”` : `Ver opções de “${label}”`)
  if (!variation) {
    delete button.dataset.variation_id
    delete button.dataset.success_message
    return
  }
  button.dataset.variation_id = variation
  button.dataset.success_message = `“${label}” foi adicionado ao seu carrinho`
  for (const [name, value] of new URL(dot.href).searchParams) button.dataset[name] = value
}
