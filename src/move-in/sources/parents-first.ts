/** A list of things of a tree, so that each comes after its parent. One whose parent is not there stands at the top. */
export function parentsFirst<T extends { id: string; parent: string }>(list: readonly T[]): T[] {
  const byId = new Map(list.map((one) => [one.id, one]))
  const depthOf = (one: T) => {
    let depth = 0
    for (let at = byId.get(one.parent); at && depth < 50; at = byId.get(at.parent)) depth++
    return depth
  }
  return list
    .map((one) => ({ one, depth: depthOf(one) }))
    .toSorted((left, right) => left.depth - right.depth)
    .map(({ one }) => one)
}
