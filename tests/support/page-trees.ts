import type { PageElement, Tree } from '#admin/browser/documents/tree.ts'

export const box = (id: string, ...elements: PageElement[]): PageElement => ({
  id,
  elType: 'container',
  widgetType: 'container',
  settings: {},
  elements,
})

export const widget = (id: string, settings: Record<string, unknown> = {}, widgetType = 'heading'): PageElement => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
})

/** `a(b c) d` */
export const told = (tree: Tree): string =>
  tree.map(({ id, elements }) => (elements.length > 0 ? `${id}(${told(elements)})` : id)).join(' ')

export const numbered = () => {
  let last = 0
  return () => `n${++last}`
}
