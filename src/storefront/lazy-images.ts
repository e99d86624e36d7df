import { mayWait } from './runtime/lazy-media/exclusions.ts'

/** Gives every image of a finished page `loading="lazy"`, but for those that are excluded or say themselves how they load. */
export function lazyImages(html: string): string {
  return html.replaceAll(/<img\b[^>]*>/gi, (tag) => {
    const attribute = (name: string) => {
      const found = new RegExp(`\\s${name}(?:="([^"]*)"|(?=[\\s/>]))`, 'i').exec(tag)
      return found ? (found[1] ?? '') : undefined
    }
    const classes = (attribute('class') ?? '').split(/\s+/)
    return mayWait({ classes, attribute }) ? tag.replace(/^<img/i, '<img loading="lazy"') : tag
  })
}
