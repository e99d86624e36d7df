/** How far a box is on its way through the window: 0 when its top comes in below, 1 when its bottom has left above. */
export function wayThroughWindow(box: { top: number; height: number }, windowHeight: number): number {
  return within((windowHeight - box.top) / (windowHeight + box.height))
}

/** How far a page is scrolled; one that fits its window is at its beginning. */
export function wayDownPage(scrolled: number, longest: number): number {
  return longest <= 0 ? 0 : within(scrolled / longest)
}

/** From the top edge at the window's top to the bottom edge at its bottom: how much of a box has been read. */
export function wayThroughBox(box: { top: number; height: number }, windowHeight: number): number {
  const longest = box.height - windowHeight
  // A box that fits the window has been read once all of it was in there.
  if (longest <= 0) return box.top + box.height <= windowHeight ? 1 : 0
  return within(-box.top / longest)
}

const within = (share: number) => Math.min(1, Math.max(0, share))
