import type { Measured } from '../measured.ts'
import type { Kept } from '../state.ts'
import { type Finding, px } from './finding.ts'

const SLACK_PX = 1

/** No page is wider than its window. */
export function sidewaysScroll({ document, window, widest }: Pick<Measured, 'document' | 'window' | 'widest'>): Finding[] {
  const by = document.width - window.width
  if (by <= SLACK_PX) return []
  return [
    { rule: 'sideways scroll', selector: widest?.selector ?? 'html', what: `makes the page ${px(by)} wider than the window` },
  ]
}

type End = Pick<Measured, 'document' | 'window' | 'contentEnd' | 'bars'>

/** Below the last thing of a page there is nothing to scroll to, but for the room that bars at the lower edge lie over. */
export function emptyEnd({ document, window, contentEnd, bars }: End): Finding[] {
  const by = document.height - contentEnd.bottom - underBars(bars, window.height)
  if (document.height <= window.height + SLACK_PX || by <= 2) return []
  return [{ rule: 'empty space at the end', selector: contentEnd.selector, what: `is followed by ${px(by)} of nothing` }]
}

/** How high the bars at the lower edge stand, one upon the other. */
function underBars(bars: Measured['bars'], windowHeight: number): number {
  const fromBelow = bars.map(({ box }) => box).toSorted((one, other) => other.y + other.height - one.y - one.height)
  const top = fromBelow.reduce(
    (edge, { y, height }) => (y + height >= edge - SLACK_PX && y > 0 ? Math.min(edge, y) : edge),
    windowHeight,
  )
  return windowHeight - top
}

/** A dialog comes when it is asked for: a window made narrow alone opens none. */
export const uncalledDialog = (dialog: string | undefined, before: string | undefined): Finding[] =>
  dialog !== undefined && before === undefined
    ? [{ rule: 'uncalled dialog', selector: dialog, what: 'lies over the page since the window has become narrower' }]
    : []

/** Whoever closed or removed something still has the focus somewhere, and the page where it was. */
export function keptPlace(
  { focused, document }: Pick<Measured, 'focused' | 'document'>,
  { focus = false, scrolled }: Kept,
): Finding[] {
  const isMoved = scrolled !== undefined && Math.abs(document.scrolled - scrolled) > 8
  return [
    ...(focus && focused === 'body'
      ? [{ rule: 'lost focus' as const, selector: 'body', what: 'has the focus: what had it is gone' }]
      : []),
    ...(isMoved
      ? [
          {
            rule: 'lost place' as const,
            selector: 'html',
            what: `was scrolled to ${px(scrolled)} and is at ${px(document.scrolled)}`,
          },
        ]
      : []),
  ]
}
