type Bounds = { min: string; max: string; step: string }
type Corrected = { value: string; /** What a shopper is told of it; empty when nothing was changed. */ note: string }

/**
 * What a typed quantity becomes: whole steps, never below the field's least nor above its most. `instead` stands for what is no
 * quantity; by itself it is the least. Where the least is below 0, or not said, it binds nobody.
 */
export function correctQuantity(value: string, { min, max, step }: Bounds, instead = min): Corrected {
  const [least, most, size] = [Number.parseFloat(min), Number.parseFloat(max), step === 'any' ? 0 : Number(step) || 1]
  const number = Number.parseFloat(value)
  const hasLeast = least >= 0
  if (hasLeast && (Number.isNaN(number) || number < least)) {
    const isEmpty = Number.isNaN(number)
    return { value: instead, note: isEmpty || value === instead ? '' : `Ajustamos para ${instead}: o mínimo é ${min}.` }
  }
  if (Number.isNaN(number)) return { value, note: '' }
  const from = hasLeast ? least : 0
  const onStep = (amount: number) => (size === 0 ? amount : from + Math.floor((amount - from) / size) * size)
  if (number > most) {
    const reached = String(onStep(most))
    return { value: reached, note: `Ajustamos para ${reached}, o máximo disponível.` }
  }
  // Below a least that binds nobody, nothing is corrected.
  if (!hasLeast && number < 0) return { value, note: '' }
  const whole = onStep(number)
  return whole === number
    ? { value, note: '' }
    : { value: String(whole), note: `Ajustamos para ${whole}: só vendemos unidades inteiras.` }
}

/** In the cart 0 takes a line out, so what is no quantity leaves the one that was there. */
const IN_CART = '.product-quantity input.qty'

let isKept = false

/** Keeps quantities in their bounds, those that come later too, and gives life to the buttons beside them. Called again it does nothing. */
export function keepQuantities() {
  if (isKept) return
  isKept = true
  const correct = (field: HTMLInputElement, isTold: boolean) => {
    const instead = field.matches(IN_CART) ? field.defaultValue : field.min
    const { value, note } = correctQuantity(field.value, field, instead)
    const place = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    if (place && isTold && place.textContent !== note) place.textContent = note
    if (value === field.value) return
    field.value = value
    // Whoever follows what is typed follows this too.
    if (isTold) field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  document.querySelectorAll<HTMLInputElement>('input.qty').forEach((field) => correct(field, false))
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches('input.qty')) correct(target, true)
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
