import type { WidgetDefinition } from '../define-widget.ts'
import type { PageElement } from '../document.ts'
import { CONTAINER_BOX, WIDGET_BOX } from './advanced-style.ts'
import type { StylePart } from './control.ts'
import { scopedCss } from './custom-css.ts'
import { styleCss, styleIndex, type StyleIndex } from './style-css.ts'

type Kind = PageElement['elType']
type Looks = Pick<WidgetDefinition, 'style'>

/** All parts of an element whose look can be changed: its own box, and what its widget declares. */
export const partsOf = (kind: Kind, definition: Looks | undefined): StylePart[] => [
  ...(kind === 'container' ? CONTAINER_BOX : WIDGET_BOX),
  ...(definition?.style ?? []),
]

const indexes = new WeakMap<Looks, StyleIndex>()

function indexOf(kind: Kind, definition: Looks): StyleIndex {
  const found = indexes.get(definition)
  if (found) return found
  const made = styleIndex(partsOf(kind, definition))
  indexes.set(definition, made)
  return made
}

/** The style rules of an element's settings; '' for one whose look nobody changed. */
export function styleOf({ id, elType, settings }: PageElement, definition: Looks | undefined): string {
  return definition ? styleCss(id, indexOf(elType, definition), settings) : ''
}

/** What the merchant wrote of style for an element; '' where it is wrong, which is told when a document is saved. */
export function customCssOf(id: string, written: string): string {
  const scoped = written === '' ? undefined : scopedCss(`.elementor-element.elementor-element-${id}`, written)
  return scoped?.ok ? scoped.css : ''
}
