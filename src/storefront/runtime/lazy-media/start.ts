/** A background begins to load when the window is this near. */
export const LAZY_BACKGROUND_MARGIN_PX = 200
const BACKGROUNDS = '[data-e-bg-lazyload]:not(.e-lazyloaded)'

let isStarted = false

/** Backgrounds wait until they are near, also those that come later. Called again it does nothing. */
export function startLazyMedia() {
  if (isStarted) return
  isStarted = true
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        target.classList.add('e-lazyloaded')
      }
    },
    { rootMargin: `${LAZY_BACKGROUND_MARGIN_PX}px 0px` },
  )
  const take = (root: Element | Document) => {
    if (root instanceof Element && root.matches(BACKGROUNDS)) near.observe(root)
    for (const element of root.querySelectorAll(BACKGROUNDS)) near.observe(element)
  }
  take(document)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) take(node)
  }).observe(document.body, { childList: true, subtree: true })
  document.documentElement.dataset.lazyMedia = 'awake'
}
