import { isEditMode } from '#islands/edit-mode.ts'
import { whenClear } from '../bottom-bars/when-clear.ts'
import { barLabel, openChoice } from './buy-bar-state.ts'

const PHONE = '(max-width: 767px)'

/** On phones the way to buy stays at the lower edge of the window once the form's button has gone past its upper edge. */
export function wakeBuyBar() {
  const button = pageButton()
  if (!button || isEditMode()) return
  const phone = matchMedia(PHONE)
  if (phone.matches) startBar(button)
  else phone.addEventListener('change', () => startBar(button), { once: true })
}

/** Of the product that the page is about: other products may have forms on it too. */
function pageButton(): HTMLButtonElement | null {
  const id = /(?:^| )postid-(\d+)/.exec(document.body.className)?.[1]
  return document.querySelector(`.single-product form.cart[data-product_id="${id}"] button.single_add_to_cart_button`)
}

function startBar(button: HTMLButtonElement) {
  const { bar, price, press } = makeBar()
  const draw = () => {
    const { form } = button
    press.textContent = barLabel({
      isOpen: openChoices(form) || (form?.matches('.grouped_form') ?? false),
      isAdded: button.classList.contains('added'),
      text: button.textContent ?? '',
    })
    press.ariaBusy = button.ariaBusy
    price.replaceChildren(...pricesOf(form))
  }
  let isPast = false
  let keptClear: Promise<void> | undefined
  const place = () => {
    if (isPast) {
      draw()
      keptClear ??= keepClear(bar)
    }
    bar.hidden = !isPast
  }
  // All that is below the upper edge counts as in sight, so that a jump over the button is noticed too.
  new IntersectionObserver(
    ([entry]) => {
      isPast = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < 0
      if (isPast) whenClear(place)
      else place()
    },
    { rootMargin: '0px 0px 100000px' },
  ).observe(button)
  new MutationObserver(draw).observe(button, { attributeFilter: ['class', 'aria-busy'] })
  press.addEventListener('click', () => buy(button))
}

/** Fetched when the bar is first seen: most pages are left before that. */
const keepClear = (bar: HTMLElement) =>
  import('../bottom-bars/keep-clear.ts').then(({ keepClearOf }) => keepClearOf(bar)).catch(console.error)

const attributesOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLSelectElement>('select[data-attribute_name]') ?? []),
]
const openChoices = (form: HTMLFormElement | null) => openChoice(attributesOf(form)) !== undefined

/** What is missing is brought into sight; the form's own button says what it is, or buys. */
function buy(button: HTMLButtonElement) {
  const { form } = button
  if (form?.matches('.grouped_form')) return form.scrollIntoView({ block: 'center' })
  const open = openChoice(attributesOf(form))
  const place = open?.closest('.attribute-row') ?? (button.hasAttribute('aria-disabled') ? button : undefined)
  place?.scrollIntoView({ block: 'center' })
  button.click()
}

/** The chosen variation's, else that of the page. */
function pricesOf(form: HTMLFormElement | null): Node[] {
  const shown = form?.querySelector('.woocommerce-variation-price .price') ?? document.querySelector('.product-price .price')
  return shown ? [shown.cloneNode(true)] : []
}

function makeBar() {
  const bar = document.createElement('div')
  bar.className = 'buy-bar'
  bar.hidden = true
  bar.role = 'region'
  bar.ariaLabel = 'Comprar este produto'
  const what = document.createElement('p')
  const name = document.createElement('span')
  name.className = 'buy-bar-name'
  name.textContent = document.querySelector('h1')?.textContent ?? ''
  const price = document.createElement('span')
  what.append(name, price)
  const press = document.createElement('button')
  press.type = 'button'
  press.className = 'button alt'
  bar.append(what, press)
  // Of the bars the last of the document lies lowest: this one stands above the shop's notice and is read before the page.
  const start = document.querySelector('.skip-link')
  if (start) start.after(bar)
  else document.body.prepend(bar)
  return { bar, price, press }
}
