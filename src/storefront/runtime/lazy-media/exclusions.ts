/** An image with one of these is left as it is: its maker knows better. */
export const LAZY_EXCLUSION_CLASSES = [
  'nfd-performance-not-lazy',
  'a3-notlazy',
  'disable-lazyload',
  'no-lazy',
  'no-lazyload',
  'skip-lazy',
]
/** Attributes that say the same; with a value, only that value does. */
export const LAZY_EXCLUSION_ATTRIBUTES = ['data-lazy-src', 'data-crazy-lazy="exclude"', 'data-no-lazy', 'data-no-lazy="1"']

type Facts = { classes: Iterable<string>; attribute: (name: string) => string | null | undefined }
type Exclusions = { classes: string[]; attributes: string[] }

const OURS: Exclusions = { classes: LAZY_EXCLUSION_CLASSES, attributes: LAZY_EXCLUSION_ATTRIBUTES }

/** Whether an image waits until it is near the window. One that says how it loads, or that it matters first, decides for itself. */
export function mayWait({ classes, attribute }: Facts, exclusions: Exclusions = OURS): boolean {
  const has = (name: string) => attribute(name) !== null && attribute(name) !== undefined
  if (has('loading') || attribute('fetchpriority') === 'high') return false
  const own = new Set(classes)
  if (exclusions.classes.some((name) => own.has(name))) return false
  return !exclusions.attributes.some((text) => {
    const [, name = '', value] = /^([\w-]+)(?:="([^"]*)")?$/.exec(text) ?? []
    return name !== '' && (value === undefined ? has(name) : attribute(name) === value)
  })
}
