/** React leaves its mark on what it has hydrated; an island that shows nothing, or has no React, has nothing to mark. */
export function everyIslandIsAwake() {
  return [...document.querySelectorAll('shop-island')].every(
    (island) =>
      island.hasAttribute('awake') &&
      (!island.firstElementChild ||
        island.hasAttribute('plain') ||
        Object.keys(island.firstElementChild).some((key) => key.startsWith('__reactProps'))),
  )
}

/** The same markup with every island waking at once, instead of when it is seen, touched or needed. */
export const wakingAtOnce = (html: string) => html.replaceAll(/(<shop-island[^>]*\swhen=")[a-z]+"/g, '$1load"')
