import { hear } from '#islands/page-events.ts'

/**
 * Tells the style sheet how tall the summary and its title are, so that both follow the page as one and stop as one at the end of
 * the form: they are neighbours without a box around them, which scripts of the ecosystem count on.
 */
export function wakeSummaryTitle(form: HTMLFormElement) {
  const parts = () => ({
    '--summary-title-size': form.querySelector<HTMLElement>('#order_review_heading'),
    '--summary-size': form.querySelector<HTMLElement>('.woocommerce-checkout-review-order-table'),
  })
  const sizes = new ResizeObserver(() => {
    for (const [name, part] of Object.entries(parts())) if (part) form.style.setProperty(name, `${part.offsetHeight}px`)
    form.dataset['summary'] = 'measured'
  })
  const watch = () => {
    sizes.disconnect()
    for (const part of Object.values(parts())) if (part) sizes.observe(part)
  }
  watch()
  // The summary is another element after every answer.
  hear('updated_checkout', watch)
}
