import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from 'lightningcss'
import type { ComponentType, ReactNode } from 'react'
import type { LoadContext, ViewProps, WidgetDefinition } from './define-widget.ts'
import type { PageElement } from './document.ts'
import { createLeanSheet, takeApart } from './lean-style.ts'
import type { PageInfo } from './page-info.ts'

/** Services by name, as app.ts hands them over; each load() names the ones that it reads from. */
export type Readers = Record<string, unknown>

export type Demo = { title: string; settings: Record<string, unknown>; elements?: PageElement[] }

/** Elements that a widget draws inside of itself, once for each page that they are about. */
export type Inner = {
  /** A saved document by its number; without one the elements inside are drawn. */
  saved?: { id: number; document: unknown }
  /** In the place of elements where there are none. */
  fallback?: unknown
  /** 'same': about the page that the widget stands on. */
  pages: PageInfo[] | 'same'
}

export type Widget = {
  definition: WidgetDefinition
  View: ComponentType<ViewProps<WidgetDefinition, unknown>>
  load?: (context: LoadContext<WidgetDefinition>, readers: Readers) => Promise<unknown>
  /** What else it draws with what it loaded; a widget without it draws the elements inside of it, once. */
  inner?: (data: unknown) => Inner
  /** Pieces that are replaced when something changes, by what changed: «cart» → selector → markup. */
  fragments?: Record<string, (changed: never) => Record<string, ReactNode>>
  style: string
  /** The same style, to be trimmed for a page. */
  lean: ReturnType<typeof createLeanSheet>
  folder: string
}
export type Widgets = ReadonlyMap<string, Widget>

/** Presence is registration: every folder with a widget.ts is a widget of the shop. */
export async function loadWidgets(...roots: string[]): Promise<Widgets> {
  const folders = roots.flatMap((root) =>
    readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'widget.ts')))
      .map((entry) => join(root, entry.name)),
  )
  const widgets = await Promise.all(folders.map(loadWidget))
  return new Map(widgets.map((widget) => [widget.definition.name, widget]))
}

async function loadWidget(folder: string): Promise<Widget> {
  const definition = (await importDefault(folder, 'widget.ts')) as WidgetDefinition
  const View = (await importDefault(folder, 'view.tsx')) as Widget['View'] | undefined
  if (!folder.endsWith(definition.name)) {
    throw new Error(
      `The widget in ${folder} calls itself "${definition.name}". Folder and name must be equal: pages find it by its name.`,
    )
  }
  if (!View)
    throw new Error(`The widget "${definition.name}" has no view.tsx, so no page can show it. Add one with a default export.`)
  const load = (await importDefault(folder, 'load.ts')) as Widget['load']
  const inner = (await importDefault(folder, 'inner.ts')) as Widget['inner']
  const fragments = (await importDefault(folder, 'fragments.tsx')) as Widget['fragments']
  const style = readStyle(join(folder, 'style.css'))
  const drawsLater = ['island.tsx', 'island.ts', 'fragments.tsx'].some((file) => existsSync(join(folder, file)))
  return { definition, View, load, inner, fragments, style, lean: createLeanSheet(takeApart(style, { drawsLater })), folder }
}

async function importDefault(folder: string, file: string): Promise<unknown> {
  const path = join(folder, file)
  if (!existsSync(path)) return undefined
  return ((await import(pathToFileURL(path).href)) as { default: unknown }).default
}

/** A style sheet made small, with what it imports; a folder without one has no style of its own. */
export function readStyle(path: string): string {
  if (!existsSync(path)) return ''
  return withoutGaps(bundle({ filename: path, minify: true }).code.toString())
}

/** Spaces that the minifier leaves in values that hold a custom property; what stands in quotes is nobody's to change. */
const withoutGaps = (css: string) =>
  css.replaceAll(/"(?:[^"\\]|\\.)*"|, | \/ /g, (found) => (found[0] === '"' ? found : found.trim()))
