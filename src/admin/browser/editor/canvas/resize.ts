import type { Device } from '../../documents/setting-values.ts'
import type { PageElement } from '../../documents/tree.ts'
import type { Axis } from './drop-place.ts'

/** What the edge of an element changes: a share of the row that it stands in, or the height of a space. */
export type Resizing = 'width' | 'height'

const LEAST_PERCENT = 5
const TALLEST_SPACE_PX = 600

export function resizingOf({ widgetType }: PageElement, axis: Axis | undefined): Resizing | undefined {
  if (axis === 'row') return 'width'
  return widgetType === 'spacer' ? 'height' : undefined
}

/** The settings after an edge was dragged; sizes are those of the page, not of the screen. */
export function resized(
  { settings, elType }: PageElement,
  device: Device,
  to: { width: number; row: number } | { height: number },
): Record<string, unknown> {
  const keyOf = (name: string) => (device === 'desktop' ? name : `${name}_${device}`)
  if ('height' in to)
    return { ...settings, [keyOf('space')]: { unit: 'px', size: Math.round(clamp(to.height, 0, TALLEST_SPACE_PX)) } }
  const percent = Math.round(clamp((to.width / Math.max(1, to.row)) * 100, LEAST_PERCENT, 100))
  // Containers of other builders have a width of their own, which counts.
  const hasOwn = elType === 'container' && settings[keyOf('width')] !== undefined
  return hasOwn ? { ...settings, [keyOf('width')]: { unit: '%', size: percent } } : { ...settings, [keyOf('_width')]: percent }
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
