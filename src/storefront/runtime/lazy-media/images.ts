import { LAZY_EXCLUSION_ATTRIBUTES, LAZY_EXCLUSION_CLASSES } from '#kit/lazy-exclusions.ts'
import { type Exclusions, mayWait } from './exclusions.ts'

type Shared = { nfdPerformance?: { imageOptimization?: { lazyLoading?: Partial<Exclusions> } } }

/** Images that scripts add wait like the server's own, from the first one on. */
export function watchImages() {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (node instanceof HTMLImageElement) waitIfAllowed(node)
        else if (node instanceof Element) node.querySelectorAll('img').forEach(waitIfAllowed)
      }
  }).observe(document.body, { childList: true, subtree: true })
}

function waitIfAllowed(image: HTMLImageElement) {
  const { classes = [], attributes = [] } = (window as Shared).nfdPerformance?.imageOptimization?.lazyLoading ?? {}
  const exclusions = {
    classes: [...LAZY_EXCLUSION_CLASSES, ...classes],
    attributes: [...LAZY_EXCLUSION_ATTRIBUTES, ...attributes],
  }
  const facts = { classes: image.classList, attribute: (name: string) => image.getAttribute(name) }
  // One that is there already has nothing to wait for.
  if (!image.complete && mayWait(facts, exclusions)) image.loading = 'lazy'
}
