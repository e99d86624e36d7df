import { join } from 'node:path'
import type { Device } from '#admin/browser/documents/setting-values.ts'
import { elementSettings, type WireField, type WireWidget, widgetShape } from '#api/vitrine/widget-shape.ts'
import type { PageElement } from '#builder/document.ts'
import { loadWidgets } from '#builder/registry.ts'
import { WIDGETS } from '../gallery.tsx'

export type Tab = 'Conteúdo' | 'Estilo' | 'Avançado'
/** A setting as the panel asks for it, and the value that it is to have. */
export type Wanted = {
  field: WireField
  value: unknown
  tab: Tab
  device: Device
  /** Among the fields of its tab. */ place: number
}

const widgets = new Map<string, WireWidget>()
for (const [name, { definition }] of await loadWidgets(join(WIDGETS))) widgets.set(name, widgetShape(definition))
const COMMON = elementSettings()

export const titleOf = (widgetType: string) => widgets.get(widgetType)!.title

/** What is to be set in the panel so that an element with `present` becomes one with its own settings, in the order of the panel. */
export function wantedSettings({ widgetType, settings }: PageElement, present: Record<string, unknown>): Wanted[] {
  return Object.entries(settings)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(present[name]))
    .map(([name, value]) => ({ ...fieldOf(widgets.get(widgetType)!, name), value }))
    .toSorted((one, other) => orderOf(one) - orderOf(other) || one.place - other.place)
}

function fieldOf({ settings, style }: WireWidget, name: string): Omit<Wanted, 'value'> {
  const [, base = name, suffix] = /^(.+)_(tablet|mobile)$/.exec(name) ?? []
  const device = suffix === 'tablet' || suffix === 'mobile' ? suffix : 'desktop'
  const tabs: [Tab, WireField[]][] = [
    ['Conteúdo', settings],
    ['Estilo', style],
    ['Avançado', COMMON],
  ]
  for (const [tab, fields] of tabs) {
    const place = fields.findIndex((one) => one.name === base)
    if (place >= 0) return { field: fields[place]!, tab, device, place }
  }
  throw new Error(`No field of the panel is called “${name}”. Is the widget's setting spelled as in its widget.ts?`)
}

const DEVICES: Device[] = ['desktop', 'tablet', 'mobile']
const TABS: Tab[] = ['Conteúdo', 'Estilo', 'Avançado']
const orderOf = ({ device, tab }: Wanted) => DEVICES.indexOf(device) * TABS.length + TABS.indexOf(tab)

/** What the panel shows without being asked, and so need not be stored. */
export const isFallback = (widgetType: string, name: string, value: unknown): boolean =>
  widgets.get(widgetType)?.settings.some((field) => field.name === name && field.fallback === value) ?? false
