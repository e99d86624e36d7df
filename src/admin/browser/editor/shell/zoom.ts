/** «fit»: as large as there is room for, and never larger than in the shop. */
export type Zoom = 'fit' | number

export const ZOOMS: readonly Zoom[] = ['fit', 0.5, 0.75, 1, 1.25, 1.5]

export const zoomName = (zoom: Zoom) => (zoom === 'fit' ? 'Ajustar' : `${Math.round(zoom * 100)}%`)

/** How large a page of this width is drawn. */
export function scaleOf(zoom: Zoom, widthPx: number, availablePx: number): number {
  if (zoom !== 'fit') return zoom
  return availablePx > 0 ? Math.min(1, availablePx / widthPx) : 1
}
