export type Zoom = { scale: number; x: number; y: number }
type Size = { width: number; height: number }
type Point = { x: number; y: number }

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 }
/** Beyond it a shopper sees pixels, not the product. */
export const MOST_ZOOM = 4
/** What a double press asks for: close enough to see the weave. */
export const PRESS_ZOOM = 2.5
/** What one press of + or - changes. */
export const KEY_STEP = 1.5

/** The picture some times as large as it is, with the point under the finger where it was. Points count from the picture's middle. */
export function zoomAt(zoom: Zoom, factor: number, at: Point, size: Size): Zoom {
  const scale = Math.min(MOST_ZOOM, Math.max(1, zoom.scale * factor))
  const grown = scale / zoom.scale
  return within({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, size)
}

/** The picture moved, never so far that its edge comes past the edge of its place. */
export function panBy(zoom: Zoom, by: Point, size: Size): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, size)
}

/** One of two fingers went from a point to another while the second rested: the picture grows by how much farther apart they are. */
export function pinch(zoom: Zoom, { from, to, other }: { from: Point; to: Point; other: Point }, size: Size): Zoom {
  // Two fingers at one point would make the picture grow without end.
  const apart = (finger: Point) => Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y))
  const between = { x: (from.x + other.x) / 2, y: (from.y + other.y) / 2 }
  const grown = zoomAt(zoom, apart(to) / apart(from), between, size)
  return panBy(grown, { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 }, size)
}

function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const hold = (value: number, length: number) => {
    const most = (length * (scale - 1)) / 2
    return Math.min(most, Math.max(-most, value)) + 0
  }
  return { scale, x: hold(x, width), y: hold(y, height) }
}
