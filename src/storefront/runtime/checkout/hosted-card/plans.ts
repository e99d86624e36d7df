import { type CardPlan, planWords } from './plan-words.ts'

/** Fills the choice of parcels with what the service offers for this card and this total; asked again when either changes. */
export function keepPlans(box: HTMLElement, plansOf: (totalCents: number) => Promise<CardPlan[]>) {
  const select = box.querySelector<HTMLSelectElement>('[name="card_installments"]')!
  const before = select.options[0]!.text
  const words = box.querySelector('.hosted-plan')
  const tell = () => {
    if (words) words.textContent = select.value === '' ? '' : (select.selectedOptions[0]?.text ?? '')
  }
  select.addEventListener('change', tell)
  let latest = 0
  return async () => {
    const turn = ++latest
    const total = Number(box.dataset.totalCents)
    const plans = await plansOf(total).catch(() => [])
    if (turn !== latest) return
    const chosen = select.value
    select.replaceChildren(
      ...(plans.length > 0
        ? plans.map((plan) => new Option(planWords(plan, total), String(plan.count)))
        : [new Option(before, '')]),
    )
    if (plans.some(({ count }) => String(count) === chosen)) select.value = chosen
    tell()
  }
}
