/** A screen reader that was still reading the page hears the new count after this. */
export const RESULT_COUNT_REFRESH_MS = 2_000

/** The sort order applies itself; the button beside it is for those without scripts. */
export function watchSorting() {
  document.addEventListener('change', (event) => {
    if (event.target instanceof HTMLSelectElement && event.target.matches('.woocommerce-ordering .orderby'))
      event.target.form?.requestSubmit()
  })
  // A page that the browser kept comes back with what was chosen on the way out: it shows again what its list is.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const form of document.querySelectorAll<HTMLFormElement>('.woocommerce-ordering, .filter-price')) form.reset()
  })
  const count = document.querySelector<HTMLElement>('.woocommerce-result-count[data-is-sorted-by]')
  if (!count) return
  count.setAttribute('aria-hidden', 'true')
  setTimeout(() => {
    count.removeAttribute('aria-hidden')
    // A live region speaks when its text is written, also when it is the same text.
    count.textContent = `${count.textContent ?? ''}`
  }, RESULT_COUNT_REFRESH_MS)
}
