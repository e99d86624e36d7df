import type { Measured } from '../measured.ts'
import { bottom, right } from './box.ts'
import { type Finding, px } from './finding.ts'

/** A strip that can be seen. */
const STRIP_PX = 2
/** How much wider or higher a picture may be drawn than it is, before faces look fat. */
const DISTORTION = 0.04

/** Pictures load, keep their proportions, and leave no strip of the frame that holds them alone. */
export function pictures({ pictures: all }: Pick<Measured, 'pictures'>): Finding[] {
  return all.flatMap(({ selector, box, frame, fit, natural, hasFailed }): Finding[] => {
    if (hasFailed) return [{ rule: 'picture', selector, what: 'did not load' }]
    if (box.width < 1 || box.height < 1) return []
    const strip = frame ? Math.max(...strips(box, frame.box)) : 0
    const stretch = fit === 'fill' && natural.height > 0 ? box.width / box.height / (natural.width / natural.height) - 1 : 0
    return [
      ...(strip > STRIP_PX
        ? [{ rule: 'picture' as const, selector, what: `leaves a strip of ${px(strip)} of ${frame!.selector} empty` }]
        : []),
      ...(Math.abs(stretch) > DISTORTION && box.width > 16
        ? [{ rule: 'picture' as const, selector, what: `is stretched by ${Math.round(stretch * 100)} %` }]
        : []),
    ]
  })
}

const strips = (box: Measured['pictures'][number]['box'], frame: Measured['pictures'][number]['box']) => [
  box.x - frame.x,
  box.y - frame.y,
  right(frame) - right(box),
  bottom(frame) - bottom(box),
]
