import type { Box, FocusStop, Measured } from '../measured.ts'
import { area, coveredArea, intersection } from './box.ts'
import { type Finding, px } from './finding.ts'

/** Bars that take more leave too little of a telephone's window for the page. */
export const LARGEST_SHARE_OF_BARS = 0.25

/** What is fixed to the window covers a quarter of it at most, all together. */
export function largeBars({ window, bars }: Pick<Measured, 'window' | 'bars'>): Finding[] {
  const screen = { x: 0, y: 0, ...window }
  const across = bars.filter(({ box }) => !isColumn(box, window))
  const share = coveredArea(across.map(({ box }) => intersection(box, screen))) / area(screen)
  if (share <= LARGEST_SHARE_OF_BARS) return []
  const names = across.map(({ selector }) => selector).join(' + ')
  return [
    {
      rule: 'large bars',
      selector: names,
      what: `covers ${Math.round(share * 100)} % of the window, more than ${LARGEST_SHARE_OF_BARS * 100} %`,
    },
  ]
}

/** A menu beside the page covers nothing of it. */
const isColumn = (box: Box, window: Measured['window']) => box.height > window.height * 0.8 && box.width < window.width / 2

/** Whoever goes through the page by keyboard sees where they are: no bar covers more than half of what has the focus. */
export function coveredFocus(stops: FocusStop[]): Finding[] {
  return stops.flatMap(({ selector, box, bars, window }) => {
    const visible = intersection(box, { x: 0, y: 0, ...window })
    const covered = coveredArea(bars.map((bar) => intersection(bar.box, visible)))
    if (area(visible) === 0 || covered <= area(visible) / 2) return []
    const names = bars.filter((bar) => area(intersection(bar.box, visible)) > 0).map((bar) => bar.selector)
    return [{ rule: 'covered focus', selector, what: `has the focus under ${names.join(' + ')}, at ${px(box.y)} from the top` }]
  })
}
