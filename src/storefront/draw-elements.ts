import type { DrawnElements } from '#builder/drawn-elements.ts'
import type { Show } from '#builder/elements.tsx'
import type { PageInfo } from '#builder/page-info.ts'
import { cssOf, everyElement, ownCss, type ReadyDocument, type ReadyElement } from '#builder/prepare.ts'
import type { Widgets } from '#builder/registry.ts'
import { fontsOf } from '#content/fonts/page-families.ts'
import type { SiteKit } from '#content/settings/site-kit.ts'
import { focusCss } from '#ui/focus-css.ts'
import { needsOf } from './page-needs.ts'

export type WantedElements = {
  /** Elements with everything in them. */
  wanted: readonly string[]
  /** Containers without what stands in them: the editor has that already. */
  shells: readonly string[]
  /** The widgets whose style the page has. */
  styled: readonly string[]
}

type Options = WantedElements & {
  info: PageInfo
  startsPage: boolean
  widgets: Widgets
  siteKit: SiteKit
  draw: (ready: ReadyElement, place: { show: Show; startsPage: boolean }) => string
}

/** Draws elements as they stand in their page, with the rules and the style that they need. */
export function drawElements(
  ready: ReadyDocument,
  { wanted, shells, styled, info, startsPage, widgets, siteKit, draw }: Options,
): DrawnElements {
  const places = placesOf(ready.elements, startsPage)
  const drawn: DrawnElements = { markup: {}, css: '', widgets: {}, needs: [] }
  const added: ReadyElement[] = []
  const add = (id: string, one: ReadyElement, starts: boolean) => {
    drawn.markup[id] = isolated((show) => draw(one, { show, startsPage: starts }), info)
    added.push(one)
  }
  for (const id of wanted) {
    const place = places.get(id)
    if (!place) continue
    add(id, place.ready, place.startsPage)
    drawn.css += cssOf([place.ready], true) + focusCss(drawn.markup[id] ?? '')
  }
  for (const id of shells) {
    const place = places.get(id)
    if (!place) continue
    const { element } = place.ready
    add(id, { ...place.ready, element: { ...element, elements: [] }, elements: [] }, place.startsPage)
    drawn.css += ownCss(place.ready, true) + focusCss(drawn.markup[id] ?? '')
  }
  for (const { widget } of added.flatMap(everyElement)) {
    const name = widget?.definition.name
    if (name !== undefined && !styled.includes(name)) drawn.widgets[name] = widgets.get(name)?.style ?? ''
  }
  const fonts = fontsOf(
    added.map(({ element }) => element),
    siteKit,
  )
  return { ...drawn, needs: needsOf({ elements: added, outside: ready.outside, fonts }) }
}

type Place = { ready: ReadyElement; startsPage: boolean }

/** Each element by its id; the first container of a page begins it, and so does the first in that. */
function placesOf(elements: readonly ReadyElement[], startsPage: boolean, places = new Map<string, Place>()) {
  const first = startsPage && elements.find(({ element }) => element.elType === 'container')
  for (const ready of elements) {
    places.set(ready.element.id, { ready, startsPage: ready === first })
    placesOf(ready.elements, ready === first, places)
  }
  return places
}

/** As in a whole page: a widget that throws takes only itself away. */
function isolated(draw: (show: Show) => string, page: PageInfo): string {
  try {
    return draw({ page })
  } catch {
    return draw({ page, isolated: () => {} })
  }
}
