import { LRUCache } from 'lru-cache'
import type { Outside } from '#kit/csp-sources.ts'
import { ADVANCED_FIELDS } from './advanced.ts'
import type { PageElement } from './document.ts'
import { elementCss, frontendSettings } from './element-css.ts'
import { readFields, type Fields, type Settings } from './fields.ts'
import { elementMotion, type ElementMotion } from './motion/element-motion.ts'
import type { Widget } from './registry.ts'
import { customCssOf, styleOf } from './style/element-style.ts'
import { SYSTEM_KIT, withGlobals, type Kit } from './style/globals.ts'

/** What an element says by itself, whatever page it stands on. */
type ReadElement = {
  settings: Record<string, unknown>
  advanced: Settings<typeof ADVANCED_FIELDS>
  frontend: Record<string, unknown>
  skin: string
  motion: ElementMotion | undefined
  css: string
  /** Style that the merchant wrote; pages of payment go without. */
  customCss: string
  outside: Outside | undefined
  /** Names of the settings that could not be understood. */
  dropped: string[]
  /** Colours and fonts of a site that the shop does not know. */
  unknownGlobals: string[]
}

/** Characters of what was stored: about as much memory as the elements that are read of it. */
const MOST_CHARACTERS = 3_000_000

// Header and footer are read for every page that is drawn, and reading cleans every text in them: the same element is read once.
const known = new LRUCache<string, { widget: Widget; kit: Kit; read: ReadElement }>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (_read, key) => key.length + 200,
})

/** Settings, style rules and motion of a stored element. Frozen in effect: who gets it shares it. */
export function readElement(element: PageElement, widget: Widget | undefined, kit: Kit = SYSTEM_KIT): ReadElement {
  if (!widget) return read(element, widget, kit)
  const key = JSON.stringify([element.id, element.elType, element.widgetType, element.settings])
  const found = known.get(key)
  // A widget of an extension may have been put in the place of another one, and the merchant may have changed the site's colours.
  if (found?.widget === widget && found.kit === kit) return found.read
  const fresh = read(element, widget, kit)
  known.set(key, { widget, kit, read: fresh })
  return fresh
}

function read(stored: PageElement, widget: Widget | undefined, kit: Kit): ReadElement {
  const { settings: resolved, unknown } = withGlobals(stored.settings, kit)
  const element = { ...stored, settings: resolved }
  const fields: Fields = widget?.definition.fields ?? {}
  const { settings, dropped } = readFields(fields, element.settings)
  const { settings: advanced } = readFields(ADVANCED_FIELDS, element.settings)
  const motion = elementMotion(element.id, advanced, element.elType === 'container')
  const rules = elementCss(element.id, { ...fields, ...ADVANCED_FIELDS }, element.settings, { ...settings, ...advanced })
  return {
    settings,
    advanced,
    frontend: frontendSettings(widget?.definition.frontend ?? [], fields, element.settings, settings),
    skin: skinOf(widget, element.settings),
    motion,
    css: rules + (motion?.css ?? '') + styleOf(element, widget?.definition),
    customCss: customCssOf(element.id, advanced.custom_css),
    outside: widget?.definition.outside?.(settings),
    dropped,
    unknownGlobals: unknown,
  }
}

function skinOf(widget: Widget | undefined, settings: Record<string, unknown>) {
  const skins = widget?.definition.skins ?? ['default']
  // A few widgets of other builders name their look like any other setting.
  return skins.find((skin) => skin === (settings._skin ?? settings.skin)) ?? skins[0] ?? 'default'
}
