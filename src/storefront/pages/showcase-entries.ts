import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ADVANCED_FIELDS } from '#builder/advanced.ts'
import { WIDGET_GROUPS } from '#builder/define-widget.ts'
import type { Fields } from '#builder/fields.ts'
import motionDemos from '#builder/motion/demo.ts'
import type { Demo, Widget, Widgets } from '#builder/registry.ts'

/** A page of the showcase: a widget, or what every element can do. */
export type Entry = {
  name: string
  title: string
  /** Its part of the overview, as merchants read it. */
  group: string
  fields: Fields
  /** The widget that its demos are. */
  widgetType: string
  isContainer: boolean
  demos: Demo[]
  skins: readonly string[]
}

export const COMMON_ENTRY = 'avancado'

/** Every widget of the shop in the order of its titles, group by group; what they have in common comes last. */
export async function readEntries(widgets: Widgets): Promise<Entry[]> {
  const own = await Promise.all([...widgets.values()].map(entryOf))
  const groups = Object.values(WIDGET_GROUPS)
  const sorted = own.sort((a, b) => a.title.localeCompare(b.title, 'pt-BR'))
  const common: Entry = {
    name: COMMON_ENTRY,
    title: 'Fixar, mover e surgir',
    group: 'Em todos os elementos',
    fields: ADVANCED_FIELDS,
    widgetType: 'container',
    isContainer: true,
    demos: motionDemos,
    skins: [],
  }
  return [...groups.flatMap((group) => sorted.filter((entry) => entry.group === group)), common]
}

async function entryOf({ definition, folder }: Widget): Promise<Entry> {
  const { name, title, group, fields, container, skins = [] } = definition
  return {
    name,
    title,
    group: WIDGET_GROUPS[group],
    fields,
    widgetType: name,
    isContainer: container === true,
    demos: await readDemos(folder),
    skins,
  }
}

async function readDemos(folder: string): Promise<Demo[]> {
  const path = join(folder, 'demo.ts')
  if (!existsSync(path)) return []
  return ((await import(pathToFileURL(path).href)) as { default: Demo[] }).default
}

/** The demos of an entry as elements of one page. */
export function demoElements({ demos, widgetType, isContainer }: Entry) {
  return demos.map(({ settings, elements = [] }, index) => ({
    id: `demo${index}`,
    elType: isContainer ? 'container' : 'widget',
    widgetType,
    settings,
    elements,
  }))
}
