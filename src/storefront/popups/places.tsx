import { readDocument, type PageElement } from '#builder/document.ts'
import type { Popup } from '#content/popups/contract.ts'

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
export function widgetsOf(popups: Popup[]): Set<string> {
  const namesIn = (elements: PageElement[]): string[] =>
    elements.flatMap((element) => [element.widgetType, ...namesIn(element.elements)])
  return new Set(popups.flatMap(({ document }) => namesIn(readDocument(document).elements)))
}
