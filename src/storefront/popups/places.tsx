import { findWidget } from '#builder/aliases.ts'
import { readDocument, type PageElement } from '#builder/document.ts'
import { readFields } from '#builder/fields.ts'
import type { Widgets } from '#builder/registry.ts'
import type { Popup } from '#content/popups/contract.ts'
import type { Outside } from '#kit/csp-sources.ts'

/** Where a page says which popups it may show, and when. What stands in them is fetched only when one is about to open. */
export function PopupPlaces({ popups }: { popups: Popup[] }) {
  return popups.map(({ id, settings }) => (
    <div
      key={id}
      hidden
      data-elementor-type="popup"
      data-elementor-id={id}
      className={`elementor elementor-${id} elementor-location-popup`}
      data-elementor-settings={JSON.stringify(settings)}
    />
  ))
}

/** The widgets that popups would bring with them: the page's policy must allow their frames beforehand. */
export function widgetsOf(popups: Popup[], widgets: Widgets): Set<string> {
  return new Set(elementsOf(popups).map((element) => findWidget(element, widgets).widget?.definition.name ?? element.widgetType))
}

/** What they would reach of other hosts, for the same reason. */
export function outsideOf(popups: Popup[], widgets: Widgets): Outside[] {
  return elementsOf(popups).flatMap((stored) => {
    const { widget, element } = findWidget(stored, widgets)
    const definition = widget?.definition
    return definition?.outside ? [definition.outside(readFields(definition.fields, element.settings).settings)] : []
  })
}

function elementsOf(popups: Popup[]): PageElement[] {
  const all = (elements: PageElement[]): PageElement[] => elements.flatMap((element) => [element, ...all(element.elements)])
  return popups.flatMap(({ document }) => all(readDocument(document).elements))
}
