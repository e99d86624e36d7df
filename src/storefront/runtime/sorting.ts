/** A screen reader that was still reading the page hears the new count after this. */
export const RESULT_COUNT_REFRESH_MS = 2_000

/** The sort order applies itself; the button beside it is for those without scripts. */
export function watchSorting() {
  document.addEventListener('change', (event) => {
    if (event.target instanceof HTMLSelectElement && event.target.matches('.woocommerce-ordering .orderby'))
      event.target.form?.requestSubmit()
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
