import type { KnownNames } from '../find-settings.ts'
import { kindByName } from '../kind-by-name.ts'
import type { KindName } from '../kinds/kinds.ts'
import type { AddOn } from './add-on.ts'
import { elementsKit } from './elementskit.ts'
import { essentialAddons } from './essential-addons.ts'
import { jeg } from './jeg.ts'
import { others } from './others.ts'
import { premium } from './premium.ts'
import { royal } from './royal.ts'

/** Those whose settings have to be known, or whose names mislead; all others are known by the words in their names. */
const KNOWN: AddOn = { ...elementsKit, ...essentialAddons, ...royal, ...jeg, ...premium, ...others }

/** What a widget of an add-on is to us: by its own name, else by the words in it. */
export function twinOf(widgetType: string): { kind: KindName; known: KnownNames } | undefined {
  const listed = Object.hasOwn(KNOWN, widgetType) ? KNOWN[widgetType] : undefined
  if (listed !== undefined)
    return typeof listed === 'string' ? { kind: listed, known: {} } : { kind: listed[0], known: listed[1] }
  const kind = kindByName(widgetType)
  return kind && { kind, known: {} }
}
