import type { Measured, MeasuredTarget } from '../measured.ts'
import { area, center, distanceTo, intersection } from './box.ts'
import { type Finding, px } from './finding.ts'

/** A thumb hits this without care. */
export const TARGET_PX = 44
/** The least that WCAG 2.5.8 lets pass, with nothing else to press that near. */
export const SMALL_TARGET_PX = 24

/** Boxes stand on fractions of a pixel. */
const SLACK_PX = 0.5

/**
 * What is pressed measures 44 px each way. What is smaller keeps its distance: a circle of 24 px around its middle reaches no other target
 * (WCAG 2.5.8). Links in a sentence are as high as its lines.
 */
export function smallTargets({ targets }: Pick<Measured, 'targets'>): Finding[] {
  return targets.flatMap((target, index) => {
    const { width, height } = target.box
    if (target.isInline || Math.min(width, height) >= TARGET_PX - SLACK_PX) return []
    const near = targets.find((other, place) => place !== index && !target.related.includes(place) && isTooNear(target, other))
    if (!near) return []
    const size = `${Math.round(width)} × ${px(height)}`
    const what = `measures ${size}, and ${near.selector} is within a circle of ${SMALL_TARGET_PX} px around its middle`
    return [{ rule: 'small target' as const, selector: target.selector, what }]
  })
}

/** The circle around one reaches into the other; or into the circle of the other, if that is smaller than its circle. */
function isTooNear({ box }: MeasuredTarget, { box: other, isInline }: MeasuredTarget): boolean {
  if (isInline) return false
  const radius = SMALL_TARGET_PX / 2
  const [here, there] = [center(box), center(other)]
  // A control that lies on a larger one, as on a card, is pressed within its own box.
  const isOnIt = area(intersection(box, other)) === area(box)
  if (isOnIt && Math.min(box.width, box.height) >= SMALL_TARGET_PX - SLACK_PX) return false
  const isOtherSmall = Math.min(other.width, other.height) < SMALL_TARGET_PX - SLACK_PX
  const between = Math.hypot(here.x - there.x, here.y - there.y)
  return distanceTo(here, other) < radius - SLACK_PX || (isOtherSmall && between < 2 * radius - SLACK_PX)
}
