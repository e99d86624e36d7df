import type { WireWidget } from '#api/vitrine/widget-shape.ts'
import type { Values } from '../../documents/setting-values.ts'

/** Something about the page that visitors, search engines or screen readers will miss. */
export type Finding = {
  /** The same finding has the same key when the page is measured again. */
  key: string
  kind: 'headings' | 'alternative' | 'link' | 'contrast' | 'weight' | 'first-screen'
  /** Of the open document; none where the page as a whole is meant. */
  element: string | undefined
  isGrave: boolean
  text: string
  /** What can be done at once. */
  fix?: Fix | undefined
}
export type Fix = {
  label: string
  /** What it has to be told first. */
  asks?: { label: string; longest: number }
  change: (settings: Values, answer: string) => Values
}

/** The widget of an element of the open document. */
export type WidgetOf = (element: string) => WireWidget | undefined

/** What the document says of its elements. */
export type Elements = { widgetOf: WidgetOf; settingsOf: (element: string) => Values | undefined }

/** A text as findings name it. */
export const short = (text: string) => (text.length > 50 ? `${text.slice(0, 49).trimEnd()}…` : text)
