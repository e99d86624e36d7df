/** Signs that a visitor moves the page; the page's own scrolling is none of them. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Scrolls until the template's element stands in the middle of the window, and keeps it there while the page still grows. */
export function showTemplate(id: string): void {
  const show = () => {
    const box = document.querySelector(`[data-elementor-id="${id}"]`)?.getBoundingClientRect()
    if (box) scrollTo({ top: box.top + scrollY + box.height / 2 - innerHeight / 2, behavior: 'instant' })
  }
  // Pictures, styles and bars that come late move it, also after the page was loaded.
  const growing = new ResizeObserver(show)
  growing.observe(document.body)
  for (const sign of TAKES_OVER) addEventListener(sign, () => growing.disconnect(), { once: true, passive: true, capture: true })
}
