import { BREAKPOINTS } from '#builder/breakpoints.ts'
import type { Device } from '../../documents/setting-values.ts'

/** The narrowest window that a desk has in practice; a wider canvas shows a wider page. */
const DESK_PX = 1280
/** The most common telephone in Brazil. */
const PHONE_PX = 360

/** From here on panels stand beside the page and not over it. */
const WIDE_PX = 900

/** A page is first looked at as on a window like the one it is opened in. */
export const firstDevice = (windowPx: number): Device =>
  windowPx >= WIDE_PX ? 'desktop' : windowPx > BREAKPOINTS.mobile ? 'tablet' : 'mobile'

/** How wide the page is drawn: a tablet begins where a telephone ends, by the same breakpoints as the style sheets. */
export function canvasWidth(device: Device, availablePx: number): number {
  if (device === 'mobile') return PHONE_PX
  if (device === 'tablet') return BREAKPOINTS.mobile + 1
  return Math.max(DESK_PX, Math.floor(availablePx))
}
