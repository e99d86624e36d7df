import { bottomOf, type Point, type Rect, rightOf } from './rect.ts'

/** How the members of a list stand: one under the other, or side by side, perhaps in several lines. */
export type Axis = 'column' | 'row'
/** A list of elements in the page that something can be put into; without an id it is the top of the document. */
export type List = { id: string | undefined; rect: Rect; axis: Axis; members: Rect[] }
export type DropPlace = { parent: string | undefined; index: number; line: Rect; around: Rect }

/** So near to the edge of a container something is meant to stand beside it, not in it. */
const EDGE_PX = 6
const LINE_PX = 4

/**
 * Where something that is held over the page would stand. `lists` are the containers under the pointer from the innermost to the
 * top of the document.
 */
export function dropPlace(point: Point, lists: readonly List[]): DropPlace | undefined {
  const list = lists.find((one, depth) => depth === lists.length - 1 || !isAtEdge(point, one.rect, lists[depth + 1]!.axis))
  if (!list) return undefined
  const index = indexIn(point, list)
  return { parent: list.id, index, line: lineAt(list, index), around: list.rect }
}

/** Small containers still have an inside. */
function isAtEdge({ x, y }: Point, rect: Rect, axis: Axis): boolean {
  const [at, start, size] = axis === 'column' ? [y, rect.top, rect.height] : [x, rect.left, rect.width]
  const edge = Math.min(EDGE_PX, size / 4)
  return at - start < edge || start + size - at < edge
}

function indexIn(point: Point, { axis, members }: Pick<List, 'axis' | 'members'>): number {
  const behind = members.findIndex((member) => {
    if (axis === 'column') return point.y < member.top + member.height / 2
    // In lines that wrap, a member of a lower line comes later however far left it stands.
    if (point.y < member.top) return true
    return point.y <= bottomOf(member) && point.x < member.left + member.width / 2
  })
  return behind < 0 ? members.length : behind
}

/** Between the member before and the one behind, across the list. */
function lineAt({ rect, axis, members }: List, index: number): Rect {
  const before = members[index - 1]
  const behind = members[index]
  if (axis === 'row') {
    const beside = behind ?? before
    const isNextLine = before && behind && behind.left < rightOf(before)
    const x =
      before && behind && !isNextLine
        ? (rightOf(before) + behind.left) / 2
        : behind
          ? behind.left
          : before
            ? rightOf(before)
            : rect.left
    return { left: x - LINE_PX / 2, top: beside?.top ?? rect.top, width: LINE_PX, height: beside?.height ?? rect.height }
  }
  const y = before && behind ? (bottomOf(before) + behind.top) / 2 : behind ? behind.top : before ? bottomOf(before) : rect.top
  return { left: rect.left, top: y - LINE_PX / 2, width: rect.width, height: LINE_PX }
}

/** How fast the page scrolls under something that is held near its upper or lower end. */
export function scrollSpeed(y: number, heightPx: number): number {
  if (y < SCROLL_EDGE_PX) return -speed(SCROLL_EDGE_PX - y)
  return y > heightPx - SCROLL_EDGE_PX ? speed(y - heightPx + SCROLL_EDGE_PX) : 0
}
const SCROLL_EDGE_PX = 56
const speed = (depth: number) => Math.min(24, 4 + depth / 3)
