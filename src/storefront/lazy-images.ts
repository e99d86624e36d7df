import { mayWait } from './runtime/lazy-media/exclusions.ts'

/** Gives every image of a finished page `loading="lazy"`, but for those that are excluded or say themselves how they load. */
export function lazyImages(html: string): string {
  return html.replaceAll(/<img\b[^>]*>/gi, (tag) => {
    // Nearly every one of a page's hundred images is told by these two; the others are looked at attribute by attribute.
    if (tag.includes(' loading="')) return tag
    if (!MAY_BE_EXCLUDED.test(tag)) return waiting(tag)
    const attribute = (name: string) => {
      const found = patternOf(name).exec(tag)
      return found ? (found[1] ?? '') : undefined
    }
    const classes = (attribute('class') ?? '').split(/\s+/)
    return mayWait({ classes, attribute }) ? waiting(tag) : tag
  })
}

/** Every exclusion has one of these words in it. */
const MAY_BE_EXCLUDED = /lazy|loading|fetchpriority/i
const waiting = (tag: string) => `<img loading="lazy"${tag.slice('<img'.length)}`

// Built once for each attribute that is ever asked for.
const patterns = new Map<string, RegExp>()
function patternOf(name: string): RegExp {
  const known = patterns.get(name)
  if (known) return known
  const pattern = new RegExp(`\\s${name}(?:="([^"]*)"|(?=[\\s/>]))`, 'i')
  patterns.set(name, pattern)
  return pattern
}
