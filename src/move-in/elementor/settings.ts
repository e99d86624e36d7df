import { isRecord } from '#kit/is-record.ts'

export type Settings = Record<string, unknown>

const DEVICE = /^(.*?)(_widescreen|_laptop|_tablet_extra|_tablet|_mobile_extra|_mobile)?$/

/** A setting's name without its device, and the device. */
export function splitDevice(name: string): { stem: string; device: string } {
  const [, stem = name, device = ''] = DEVICE.exec(name) ?? []
  return { stem, device }
}

export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** References to the site's colours, or dynamic values, that stand beside the settings. */
export const referencesOf = (settings: Settings, name: '__globals__' | '__dynamic__'): Record<string, string> => {
  const stored = settings[name]
  if (!isRecord(stored)) return {}
  return Object.fromEntries(Object.entries(stored).filter((one): one is [string, string] => typeof one[1] === 'string'))
}

/**
 * Settings under other names, on every device, together with what refers to them. A name that leads to nothing is left out;
 * `rest` says whether the other settings come along.
 */
export function renamed(settings: Settings, names: Readonly<Record<string, string>>, { rest = true } = {}): Settings {
  const nameOf = (stored: string) => {
    const { stem, device } = splitDevice(stored)
    if (Object.hasOwn(names, stem)) return names[stem] === '' ? undefined : `${names[stem]}${device}`
    return rest ? stored : undefined
  }
  const own = Object.entries(settings).flatMap(([name, value]) => {
    if (name === '__globals__' || name === '__dynamic__') return []
    const ours = nameOf(name)
    return ours === undefined ? [] : [[ours, value] as const]
  })
  return { ...Object.fromEntries(own), ...referencesUnder(settings, nameOf) }
}

function referencesUnder(settings: Settings, nameOf: (stored: string) => string | undefined): Settings {
  return Object.fromEntries(
    (['__globals__', '__dynamic__'] as const).flatMap((kind) => {
      const kept = Object.entries(referencesOf(settings, kind)).flatMap(([name, value]) => {
        const ours = nameOf(name)
        return ours === undefined ? [] : [[ours, value] as const]
      })
      return kept.length > 0 ? [[kind, Object.fromEntries(kept)] as const] : []
    }),
  )
}

/** Two sets of settings as one, with the references of both; the second counts where both say something. */
export function joined(first: Settings, second: Settings): Settings {
  const references = Object.fromEntries(
    (['__globals__', '__dynamic__'] as const).flatMap((kind) => {
      const both = { ...referencesOf(first, kind), ...referencesOf(second, kind) }
      return Object.keys(both).length > 0 ? [[kind, both] as const] : []
    }),
  )
  return { ...first, ...second, ...references }
}

const COMMON =
  /^(_(?!skin|id$|column_size|inline_size)|hide_(desktop|tablet|mobile)|motion_fx_|sticky|custom_css$|animation_duration)/
/** What every widget may say of itself, whatever it shows: its box, its place, its motion. */
export function commonSettings(settings: Settings): Settings {
  const names = Object.keys(settings).filter((name) => COMMON.test(name) && !name.startsWith('__'))
  const references = Object.keys({ ...referencesOf(settings, '__globals__'), ...referencesOf(settings, '__dynamic__') })
  const stems = [...names, ...references.filter((name) => COMMON.test(name))].map((name) => splitDevice(name).stem)
  return renamed(settings, Object.fromEntries(stems.map((stem) => [stem, stem])), { rest: false })
}

const BOX = /^_(margin|padding|z_index|background|border|box_shadow|animation|animation_delay|position)(?=_|$)/
/** The same of a container, whose names have no underscore there. */
export function asContainerSettings(settings: Settings): Settings {
  const all = [...Object.keys(settings), ...Object.keys(referencesOf(settings, '__globals__'))]
  return renamed(
    settings,
    Object.fromEntries(
      all.filter((name) => BOX.test(name)).map((name) => [splitDevice(name).stem, splitDevice(name).stem.slice(1)]),
    ),
  )
}
