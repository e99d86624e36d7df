import { mayWait } from './runtime/lazy-media/exclusions.ts'

/** Gives every image of a finished page `loading="lazy"`, but for those that are excluded or say themselves how they load. */
export function lazyImages(html: string): string {
  return html.replaceAll(/<img\b[^>]*>/gi, (tag) => {
    const attribute = (name: string) => {
      const found = patternOf(name).exec(tag)
      return found ? (found[1] ?? '') : undefined
    }
    const classes = (attribute('class') ?? '').split(/\s+/)
    return mayWait({ classes, attribute }) ? tag.replace(/^<img/i, '<img loading="lazy"') : tag
  })
}

// Built once for each attribute that is ever asked for: a page has a hundred images, and each is asked for six.
const patterns = new Map<string, RegExp>()
function patternOf(name: string): RegExp {
  const known = patterns.get(name)
  if (known) return known
  const pattern = new RegExp(`\\s${name}(?:="([^"]*)"|(?=[\\s/>]))`, 'i')
  patterns.set(name, pattern)
  return pattern
}
