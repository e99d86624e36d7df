import type { StylisPlugin } from '@emotion/cache'

/**
 * Instead of the library's prefixes for browsers that the workbench does not open in, which make each rule up to three times as long: what
 * Safari alone still reads under another name.
 */
export const selectionForSafari: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select') element.return = `-webkit-${element.value}${element.value}`
}

const OF_ONE_BROWSER = /::?-(?:moz|ms)-[\w-]+/

/**
 * Leaves out what is written for parts that only another browser has. It would refuse each such rule with an error, for which V8 reads
 * the scripts that are running once more: some milliseconds for every one.
 */
export function knownSelectors(isKnown: (selector: string) => boolean): StylisPlugin {
  const known = new Map<string, boolean>()
  const fits = (selector: string) => {
    const part = OF_ONE_BROWSER.exec(selector)?.[0]
    if (part === undefined) return true
    if (!known.has(part)) known.set(part, isKnown(part))
    return known.get(part)!
  }
  return (element) => {
    if (element.type !== 'rule' || !Array.isArray(element.props)) return
    element.props = element.props.filter(fits)
    // What sets nothing is not written.
    if (element.props.length === 0) element.children = []
  }
}
