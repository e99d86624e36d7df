import { BREAKPOINTS } from '../breakpoints.ts'

/** The widths for which a setting may have a value of its own, in the order of their rules: each overrules the ones before. */
const DEVICES = {
  widescreen: '(min-width:2400px)',
  laptop: '(max-width:1366px)',
  tablet_extra: '(max-width:1200px)',
  tablet: `(max-width:${BREAKPOINTS.tablet}px)`,
  mobile_extra: '(max-width:880px)',
  mobile: `(max-width:${BREAKPOINTS.mobile}px)`,
} as const

export type StyleDevice = keyof typeof DEVICES | 'desktop'
export const STYLE_DEVICES = ['desktop', ...Object.keys(DEVICES)] as StyleDevice[]

export const mediaOf = (device: StyleDevice): string => (device === 'desktop' ? '' : `@media${DEVICES[device]}`)

const SUFFIX = /_(?:widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile)$/

/** The name of a setting without its device, and the device; undefined where no device is named. */
export function withoutDevice(key: string): { name: string; device: StyleDevice } | undefined {
  const found = SUFFIX.exec(key)
  return found ? { name: key.slice(0, found.index), device: found[0].slice(1) as StyleDevice } : undefined
}

/** Where a value is looked for: the device's own first, then the next larger one's. A large screen only has the desk's behind it. */
const LARGER: Record<StyleDevice, readonly string[]> = {
  desktop: [''],
  widescreen: ['_widescreen', ''],
  laptop: ['_laptop', ''],
  tablet_extra: ['_tablet_extra', '_laptop', ''],
  tablet: ['_tablet', '_tablet_extra', '_laptop', ''],
  mobile_extra: ['_mobile_extra', '_tablet', '_tablet_extra', '_laptop', ''],
  mobile: ['_mobile', '_mobile_extra', '_tablet', '_tablet_extra', '_laptop', ''],
}
export const suffixesFor = (device: StyleDevice) => LARGER[device]
