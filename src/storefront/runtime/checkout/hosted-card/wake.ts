import { hear } from '#islands/page-events.ts'

/** Fetches what a service's own card fields need, once that way to pay is chosen. */
export function wakeHostedCard(form: HTMLFormElement) {
  const look = () => {
    const box = form.querySelector<HTMLElement>('.wc_payment_method:has(> input:checked) .hosted-card:not([data-started])')
    if (!box) return
    box.dataset.started = ''
    void import('./start.ts').then(({ startHostedCard }) => startHostedCard(form, box)).catch(console.error)
  }
  form.addEventListener('change', look)
  hear('updated_checkout', look)
  look()
}
