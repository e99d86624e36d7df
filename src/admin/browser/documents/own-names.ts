import { findWidget } from '#builder/aliases.ts'
import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import type { PageElement } from './tree.ts'

/**
 * Elements under names of other builders as the widgets of this shop that draw them, so that everything of them can be changed. The
 * page shows the same.
 */
export function withOwnNames(tree: PageElement[], widgets: readonly WireWidget[]): PageElement[] {
  const known = new Map(widgets.map((widget) => [widget.name, widget]))
  const named = (element: PageElement): PageElement => {
    const elements = element.elements.map(named)
    const found = element.elType === 'widget' && !known.has(element.widgetType) ? findWidget(element, known) : undefined
    if (!found?.widget) return { ...element, elements }
    return { ...found.element, widgetType: found.widget.name, elements }
  }
  return tree.map(named)
}
