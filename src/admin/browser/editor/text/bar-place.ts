type Box = { top: number; bottom: number; left: number; width: number }
type Size = { width: number; height: number }

const GAP_PX = 8

/** Where a bar stands that belongs to a box of the window: above it, else below it, else at the top of the window; never outside. */
export function barPlace(box: Box, bar: Size, window: Size): { top: number; left: number } {
  const above = box.top - bar.height - GAP_PX
  const below = box.bottom + GAP_PX
  const top = above >= GAP_PX ? above : below + bar.height <= window.height - GAP_PX ? below : GAP_PX
  const left = Math.min(box.left, window.width - bar.width - GAP_PX)
  return { top, left: Math.max(GAP_PX, left) }
}

/** A box inside of a frame as the window around it has it: frames may be drawn smaller than they are. */
export function boxInWindow(inner: Box, frame: Box & { scale: number }): Box {
  return {
    top: frame.top + inner.top * frame.scale,
    bottom: frame.top + inner.bottom * frame.scale,
    left: frame.left + inner.left * frame.scale,
    width: inner.width * frame.scale,
  }
}
