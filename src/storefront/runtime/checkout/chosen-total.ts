import { type Cents, formatMoney } from '#kit/money.ts'

type Choice = {
  /** What the order costs by the way to pay that is chosen, with the freight that was chosen when the page was drawn. */
  methodCents: Cents
  drawnRateCents: Cents
  chosenRateCents: Cents
}

/** Freight is never discounted, so another one changes the total by its difference alone. */
export const chosenTotal = ({ methodCents, drawnRateCents, chosenRateCents }: Choice): Cents =>
  methodCents - drawnRateCents + chosenRateCents

const TABLE = '.woocommerce-checkout-review-order-table'

/** A choice shows its total at once, so that nobody presses the button beside another one; the shop's answer follows. */
export function showChosenTotal(form: HTMLFormElement) {
  const method = form.querySelector<HTMLInputElement>('[name="payment_method"]:checked')
  const methodCents = Number(method?.dataset.totalCents ?? NaN)
  if (Number.isNaN(methodCents)) return
  const rates = [...form.querySelectorAll<HTMLInputElement>('.shipping_method')]
  const centsOf = (rate: HTMLInputElement | undefined) => Number(rate?.dataset.cents ?? 0)
  const drawnRateCents = centsOf(rates.find((rate) => rate.defaultChecked))
  const total = chosenTotal({ methodCents, drawnRateCents, chosenRateCents: centsOf(rates.find((rate) => rate.checked)) })
  const digits = form.querySelector(`${TABLE} .order-total bdi`)?.lastChild
  if (digits) digits.textContent = formatMoney(total).replace('R$', '')
  const words = form.querySelector('.place-order-total strong')
  const field = totalField(form)
  const dueField = form.querySelector<HTMLInputElement>('[name="checkout_due"]')
  // What gift cards and credit pay stays as it was drawn until the shop answers.
  const due = field && dueField ? Math.max(0, total - Number(field.defaultValue) + Number(dueField.defaultValue)) : total
  if (words) words.textContent = formatMoney(due)
  if (field) field.value = String(total)
  if (dueField) dueField.value = String(due)
}

/** The total that the page shows, as the order names it. */
export const shownTotal = (form: HTMLFormElement) => totalField(form)?.value

const totalField = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name="checkout_total"]')
