import type { PageElement } from '#builder/document.ts'

/** A container with an id of its own: the demos of a widget stand on one page. */
export const panelOf = (id: string, ...elements: PageElement[]): PageElement => ({
  id,
  elType: 'container',
  widgetType: 'container',
  settings: { padding_block: 'xs' },
  elements: elements.map((element, index) => ({ ...element, id: `${id}${index}` })),
})
