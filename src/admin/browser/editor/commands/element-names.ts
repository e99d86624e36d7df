import { count } from '#kit/pt-br.ts'
import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'
import { isForKind } from '../../documents/setting-values.ts'
import type { PageElement } from '../../documents/tree.ts'

/** What widgets say of themselves; undefined until the API has told it. */
export type Words = { widgets?: readonly WireWidget[] | undefined; common?: readonly WireField[] | undefined }

export const nameOf = ({ widgetType }: PageElement, { widgets }: Words): string =>
  widgets?.find(({ name }) => name === widgetType)?.title ?? widgetType

/** One is called by its name, several by their number. */
export const namesOf = (elements: readonly PageElement[], words: Words): string =>
  elements.length === 1 ? nameOf(elements[0]!, words) : count(elements.length, 'elemento', 'elementos')

/** Everything that can be set of an element, from all three tabs of its form. */
export function fieldsOf({ widgetType, elType }: PageElement, { widgets, common }: Words): WireField[] {
  const widget = widgets?.find(({ name }) => name === widgetType)
  return [...(widget?.settings ?? []), ...(widget?.style ?? []), ...(common ?? []).filter(isForKind(elType))]
}
