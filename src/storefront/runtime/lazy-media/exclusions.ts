import { LAZY_EXCLUSION_ATTRIBUTES, LAZY_EXCLUSION_CLASSES } from '#kit/lazy-exclusions.ts'

type Facts = { classes: Iterable<string>; attribute: (name: string) => string | null | undefined }
export type Exclusions = { classes: string[]; attributes: string[] }

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
