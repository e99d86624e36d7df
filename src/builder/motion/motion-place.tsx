import { PlainIsland } from '#islands/plain-island.tsx'
import type { MotionKind } from './element-motion.ts'

/**
 * Wakes the script for what moves, once a page and only when it is needed. The style sheet gives each mark a box, and so a place
 * where it can be seen, at its own moment: entrances at the first scroll, the mouse's effects when there is a mouse on the page,
 * scroll effects where a browser can't do them by itself; none of them for who wants little motion.
 */
export function MotionPlace({ kinds }: { kinds: Iterable<MotionKind> }) {
  const marks = [...new Set(kinds)].sort()
  if (marks.length === 0) return null
  return (
    <PlainIsland name="motion" when="visible">
      {marks.map((kind) => (
        <i key={kind} className="motion-mark" data-mark={kind} />
      ))}
    </PlainIsland>
  )
}
