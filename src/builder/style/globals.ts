import { LRUCache } from 'lru-cache'
import { isRecord } from '#kit/is-record.ts'
import { TYPOGRAPHY_KEYS } from './typography.ts'

type Settings = Record<string, unknown>
/** By the names of TYPOGRAPHY_KEYS, which may end with a device. */
type Typography = Readonly<Record<string, unknown>>

/** The colours and fonts of the site that elements refer to by an id: a token of the palette or a colour, and settings of a text. */
export type Kit = {
  colours: Readonly<Record<string, string>>
  typography: Readonly<Record<string, Typography>>
}

/** Ids that themes of the ecosystem give to every site. */
const THEME_COLOURS: Kit['colours'] = {
  astglobalcolor0: 'brand',
  astglobalcolor1: 'brand-strong',
  astglobalcolor2: 'ink',
  astglobalcolor3: 'muted',
  astglobalcolor4: 'paper',
  astglobalcolor5: 'surface',
  astglobalcolor6: 'sand',
  astglobalcolor7: 'night',
  astglobalcolor8: 'ink',
}

/** The ids that every site has, in the theme of the shop. */
export const SYSTEM_KIT: Kit = {
  colours: { primary: 'brand', secondary: 'night', text: 'ink', accent: 'accent', ...THEME_COLOURS },
  typography: {
    primary: { font_family: 'display', font_weight: '600' },
    secondary: { font_family: 'display', font_weight: '400' },
    text: { font_family: 'text', font_weight: '400' },
    accent: { font_family: 'text', font_weight: '500' },
  },
}

const known = new LRUCache<string, Kit>({ max: 20 })

/** What elements may refer to: the theme's, and what the shop took in from other sites. The same kit is the same object. */
export function kitWith(added: Kit): Kit {
  const key = JSON.stringify(added)
  const found = known.get(key)
  if (found) return found
  const kit: Kit = {
    colours: { ...added.colours, ...SYSTEM_KIT.colours },
    typography: { ...added.typography, ...SYSTEM_KIT.typography },
  }
  known.set(key, kit)
  return kit
}

const REFERENCE = /^globals\/(colors|typography)\?id=([\w-]{1,64})$/

/**
 * Settings with what they refer to in the place of their own values. An empty reference is switched off; one that the site does
 * not know leaves the setting's own value and is named in `unknown`.
 */
export function withGlobals(settings: Settings, kit: Kit): { settings: Settings; unknown: string[] } {
  const references = settings.__globals__
  if (!isRecord(references)) return { settings, unknown: [] }
  const resolved: Settings = { ...settings }
  const unknown: string[] = []
  for (const [key, reference] of Object.entries(references)) {
    if (typeof reference !== 'string' || reference === '') continue
    const [, kind, id] = REFERENCE.exec(reference) ?? []
    if (kind === 'colors' && id && Object.hasOwn(kit.colours, id)) resolved[key] = kit.colours[id]
    else if (kind === 'typography' && id && Object.hasOwn(kit.typography, id)) useTypography(resolved, key, kit.typography[id]!)
    else unknown.push(id ?? reference.slice(0, 80))
  }
  return { settings: resolved, unknown }
}

/** A global font stands under the group's switch and replaces the whole group, on every device. */
function useTypography(settings: Settings, key: string, font: Typography) {
  const prefix = key.replace(/_typography$/, '')
  for (const name of Object.keys(settings)) {
    const rest = name.startsWith(`${prefix}_`) ? name.slice(prefix.length + 1) : ''
    if (TYPOGRAPHY_KEYS.some((one) => rest === one || rest.startsWith(`${one}_`))) delete settings[name]
  }
  settings[`${prefix}_typography`] = 'custom'
  for (const [name, value] of Object.entries(font)) settings[`${prefix}_${name}`] = value
}
