import { PlainIsland } from '#islands/plain-island.tsx'
import type { MotionKind } from './element-motion.ts'

/**
 * Wakes the script for what moves, once a page and only when it is needed. The style sheet gives each mark a box, and so a place
 * where it can be seen, at its own moment: entrances at the first scroll, the mouse's effects when there is a mouse on the page,
 * scroll effects where a browser can't do them by itself; none of these for who wants little motion. What sticks
 * has a script of its own, at the first scroll, for everybody.
 */
export function MotionPlace({ kinds }: { kinds: Iterable<MotionKind> }) {
  const marks = [...new Set(kinds)].sort()
  const moving = marks.filter((kind) => kind !== 'sticky')
  return (
    <>
      {moving.length > 0 && (
        <PlainIsland name="motion" when="visible">
          {moving.map((kind) => (
            <Mark key={kind} kind={kind} />
          ))}
        </PlainIsland>
      )}
      {marks.includes('sticky') && (
        <PlainIsland name="sticky" when="visible">
          <Mark kind="sticky" />
        </PlainIsland>
      )}
    </>
  )
}

const Mark = ({ kind }: { kind: MotionKind }) => <i className="motion-mark" data-mark={kind} />
