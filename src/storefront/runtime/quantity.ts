/** What a quantity becomes outside of the cart: never below the field's least. The cart's own fields say by 0 that a line goes. */
export function quantityInBounds(value: string, min: string): string {
  const least = Number.parseFloat(min)
  if (!(least >= 0)) return value
  const number = Number.parseFloat(value)
  return Number.isNaN(number) || number < least ? min : value
}

const OUTSIDE_OF_CART = 'input.qty:not(.product-quantity input.qty)'

/** Keeps quantities in their bounds, and gives life to the buttons beside them. */
export function keepQuantities() {
  const correct = (field: HTMLInputElement) => {
    const value = quantityInBounds(field.value, field.min)
    if (value !== field.value) field.value = value
  }
  document.querySelectorAll<HTMLInputElement>(OUTSIDE_OF_CART).forEach(correct)
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(OUTSIDE_OF_CART)) correct(target)
  })
  document.addEventListener('click', ({ target }) => {
    const step = target instanceof Element ? target.closest<HTMLElement>('.quantity [data-step]') : null
    const field = step?.closest('.quantity')?.querySelector<HTMLInputElement>('input.qty')
    if (!step || !field) return
    if (step.dataset.step === '1') field.stepUp()
    else field.stepDown()
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  })
}
