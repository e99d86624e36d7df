import type { PageElement } from '#builder/document.ts'
import type { Inner } from '#builder/registry.ts'

export default function inner(elements: PageElement[] | undefined): Inner {
  return elements ? { fallback: elements, pages: 'same' } : { pages: [] }
}
