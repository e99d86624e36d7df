/** A click's smooth scroll runs past other headings; until it is over they must not light up one after another. */
export const TOC_CLICK_LOCK_MS = 2_000

type Scroll = { /** Where reading begins, from the top of the window. */ linePx: number; atBottom: boolean }

/** Which heading is being read: the last one that has passed the line, and at the page's end the last of all. */
export function currentHeading(topsPx: readonly number[], { linePx, atBottom }: Scroll): number | undefined {
  if (topsPx.length === 0) return undefined
  if (atBottom) return topsPx.length - 1
  const passed = topsPx.findLastIndex((top) => top <= linePx)
  return passed < 0 ? undefined : passed
}
