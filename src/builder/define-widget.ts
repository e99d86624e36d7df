import type { ReactNode } from 'react'
import type { Outside } from '#kit/csp-sources.ts'
import type { Fields, Settings } from './fields.ts'
import type { PageInfo } from './page-info.ts'
import type { StylePart } from './style/control.ts'

export const WIDGET_GROUPS = {
  layout: 'Estrutura',
  basic: 'Básicos',
  media: 'Mídia',
  content: 'Conteúdo',
  shop: 'Loja',
  site: 'Site',
} as const

export type WidgetDefinition<F extends Fields = Fields> = {
  /** The widget's type on the wire and the name of its folder. */
  name: string
  /** What the merchant reads in the editor. */
  title: string
  group: keyof typeof WIDGET_GROUPS
  fields: F
  skins?: readonly string[]
  /** Settings that the browser's side reads: only these are printed into data-settings. */
  frontend?: readonly (keyof F & string)[]
  /** Origins that this widget may show in a frame; the page's policy allows no others. */
  frames?: readonly string[]
  /** What of other hosts this widget may reach with these settings, once a visitor wants it. */
  outside?(settings: Settings<F>): Outside
  /** What with these settings can't work, or works badly: the merchant is told. */
  check?(settings: Settings<F>): Fault[]
  /** Its parts, and what of their look a document may change. */
  style?: readonly StylePart[]
  /** May hold other elements. */
  container?: true
  /** A widget that may hold other elements: each is a panel, a slide or a part of a card. */
  nests?: true
}

/** A fault of an element, in the merchant's words; with a fatal one its document is not published. */
export type Fault = { problem: string; isFatal: boolean }

export function defineWidget<F extends Fields>(definition: WidgetDefinition<F>): WidgetDefinition<F> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(definition.name)) {
    throw new Error(
      `"${definition.name}" can't name a widget: it becomes a class name, so use small letters, digits and hyphens.`,
    )
  }
  return definition
}

/** Attributes that make a tag an element of the page: its id, classes and data attributes. */
export type OuterProps = {
  id: string | undefined
  className: string
  'data-id': string
  'data-element_type': string
  [data: `data-${string}`]: string | undefined
}

/** What a view is given: read settings, what load() brought, the elements inside. */
export type ViewProps<W, Data = undefined> = {
  settings: W extends WidgetDefinition<infer F> ? Settings<F> : never
  data: Data
  page: PageInfo
  /** Unique on the page and the same at every rendering: for ids and aria references. */
  id: string
  skin: string
  /** The hooks of the element's own tag. The renderer prints it around a widget; a container prints it itself. */
  outer: OuterProps
  /** The first container of the page, or the first inside that: a visitor looks at it while the page arrives. */
  startsPage?: boolean
  children?: ReactNode
  /** The elements inside of a widget that nests, each drawn by itself. */
  panels?: ReactNode[]
}

/** What load() is given beside the services that app.ts hands over by name. */
export type LoadContext<W> = {
  settings: W extends WidgetDefinition<infer F> ? Settings<F> : never
  page: PageInfo
  /** The look that was chosen; what only one look shows need not be read for the others. */
  skin?: string
  /** Names content that the page shows: when that content changes, the page is made again. */
  shows: (...tags: string[]) => void
}
