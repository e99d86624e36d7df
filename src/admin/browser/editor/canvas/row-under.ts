import { type Drop, placeOn, whereOn } from '../../documents/drop.ts'
import { find, isContainer, type Tree } from '../../documents/tree.ts'
import type { Place } from './drop-element.ts'
import type { Point } from './rect.ts'

/** The row of the structure that something is held over, and the place that it stands for. */
export function rowUnder(over: Element | null | undefined, { y }: Point, tree: Tree): (Place & { drop: Drop }) | undefined {
  const row = over?.closest<HTMLElement>('[role="treeitem"][data-row]')
  const target = find(tree, row?.dataset.row ?? '')
  if (!row || !target) return undefined
  // In a long list the way to the place goes on above and below.
  row.scrollIntoView({ block: 'nearest' })
  const { top, height } = row.getBoundingClientRect()
  const drop: Drop = { onto: target.id, where: whereOn((y - top) / height, isContainer(target)) }
  const place = placeOn(tree, drop)
  return place && { ...place, drop }
}
