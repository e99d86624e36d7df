/** While an answer takes the place of what is there, the old part steps back to this… */
export const FRAGMENT_FADE_OPACITY = 0.6
/** …within this time. The new part stands at once, so a quick answer is never held up by it. */
export const FRAGMENT_FADE_MS = 400

/** Told on the document after new parts are in place, with their selectors. */
export const FRAGMENTS_REPLACED = 'fragments:replaced'

export type Fragments = Record<string, string>

declare global {
  // The part of Trusted Types that is used here; TypeScript's DOM has none of it yet.
  interface Window {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createHTML: (markup: string) => string },
      ) => { createHTML: (markup: string) => string }
    }
  }
}

/** Fades what is about to be replaced; what comes back undoes it, for an answer that brings nothing new. */
export function fadeFragments(selectors: Iterable<string>): () => void {
  const fades = [...selectors].flatMap(find).map((element) => {
    element.classList.add('updating')
    const fade = element.animate({ opacity: FRAGMENT_FADE_OPACITY }, { duration: FRAGMENT_FADE_MS, fill: 'forwards' })
    return () => {
      fade.cancel()
      element.classList.remove('updating')
    }
  })
  return () => fades.forEach((undo) => undo())
}

/** Puts each selector's markup in the whole place of every element that it finds. Islands inside wake by themselves. */
export function replaceFragments(fragments: Fragments): void {
  for (const [selector, markup] of Object.entries(fragments)) {
    for (const element of find(selector)) {
      const { activeElement } = document
      const focused = element.contains(activeElement) && activeElement?.id
      element.replaceWith(parse(markup))
      // A keyboard must not fall back to the top of the page because its place was drawn anew.
      if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
    }
  }
  document.dispatchEvent(new CustomEvent(FRAGMENTS_REPLACED, { detail: { selectors: Object.keys(fragments) } }))
}

function find(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)]
  } catch {
    // A selector that the browser can't read is silently ignored, as the spec says: the other parts still change.
    return []
  }
}

const AS_IT_IS = { createHTML: (ours: string) => ours }
// One policy for all the shop's answers: the page's own policy names it and no other.
let policy: ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']> | undefined
/** Makes the markup of a shop's answer into elements, ready to be put somewhere. */
export function parse(markup: string): DocumentFragment {
  policy ??= window.trustedTypes?.createPolicy('fragments', AS_IT_IS) ?? AS_IT_IS
  const template = document.createElement('template')
  template.innerHTML = policy.createHTML(markup)
  return template.content
}
