import { LAZY_EXCLUSION_ATTRIBUTES, LAZY_EXCLUSION_CLASSES, mayWait } from './exclusions.ts'

/** A background begins to load when the window is this near. */
export const LAZY_BACKGROUND_MARGIN_PX = 200
const BACKGROUNDS = '[data-e-bg-lazyload]:not(.e-lazyloaded)'

type Settings = { classes?: string[]; attributes?: string[] }
type Shared = { nfdPerformance?: { imageOptimization?: { lazyLoading?: Settings } } }

/** Images that scripts add later wait like the server's own; backgrounds wait until they are near. */
export function startLazyMedia() {
  const { classes = [], attributes = [] } = (window as Shared).nfdPerformance?.imageOptimization?.lazyLoading ?? {}
  const exclusions = {
    classes: [...LAZY_EXCLUSION_CLASSES, ...classes],
    attributes: [...LAZY_EXCLUSION_ATTRIBUTES, ...attributes],
  }
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
    if (root instanceof HTMLImageElement) lazily(root)
    for (const image of root.querySelectorAll('img')) lazily(image)
    if (root instanceof Element && root.matches(BACKGROUNDS)) near.observe(root)
    for (const element of root.querySelectorAll(BACKGROUNDS)) near.observe(element)
  }
  const lazily = (image: HTMLImageElement) => {
    const facts = { classes: image.classList, attribute: (name: string) => image.getAttribute(name) }
    // One that is there already has nothing to wait for.
    if (!image.complete && mayWait(facts, exclusions)) image.loading = 'lazy'
  }
  take(document)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) take(node)
  }).observe(document.body, { childList: true, subtree: true })
  document.documentElement.dataset.lazyMedia = 'awake'
}
