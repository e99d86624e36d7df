/** Scrolls until the template's element stands in the middle of the window. */
export function showTemplate(id: string): void {
  const show = () => {
    const box = document.querySelector(`[data-elementor-id="${id}"]`)?.getBoundingClientRect()
    if (box) scrollTo({ top: box.top + scrollY + box.height / 2 - innerHeight / 2, behavior: 'instant' })
  }
  show()
  // Pictures and styles that come late may move it once more.
  if (document.readyState !== 'complete') addEventListener('load', show, { once: true })
}
