import { hear } from '#islands/page-events.ts'

/**
 * Tells the style sheet how tall the summary and its title are, each the other's neighbour, so that both follow the page as one and
 * stop as one at the end of the form: there is no box around them, which scripts of the ecosystem count on.
 */
export function wakeSummaryTitle(form: HTMLFormElement) {
  const parts = () => [
    form.querySelector<HTMLElement>('#order_review_heading'),
    form.querySelector<HTMLElement>('.woocommerce-checkout-review-order-table'),
  ]
  const sizes = new ResizeObserver(() => {
    const [title, summary] = parts()
    // Both are read before either is written, and each is told by itself: on the form, every field would be styled anew, twice.
    const [titleSize, summarySize] = [title?.offsetHeight, summary?.offsetHeight]
    if (summarySize !== undefined) title?.style.setProperty('--summary-size', `${summarySize}px`)
    if (titleSize !== undefined) summary?.style.setProperty('--summary-title-size', `${titleSize}px`)
    form.dataset['summary'] = 'measured'
  })
  const watch = () => {
    sizes.disconnect()
    for (const part of parts()) if (part) sizes.observe(part)
  }
  watch()
  // The summary is another element after every answer.
  hear('updated_checkout', watch)
}
