import type { PageElement, Tree } from '../../documents/tree.ts'

export type Changed = { was: PageElement; now: PageElement }
type Differences = { changed: Changed[]; added: PageElement[]; removed: PageElement[]; moved: PageElement[] }

/** What is another in one tree than in the other. Only the parts that are other objects are compared. */
export function differences(before: Tree, after: Tree): Differences {
  const changed: Changed[] = []
  const reordered: PageElement[] = []
  const [gone, come] = [new Map<string, PageElement>(), new Map<string, PageElement>()]
  const compare = (was: Tree, now: Tree) => {
    if (was === now) return
    const old = new Map(was.map((element) => [element.id, element]))
    for (const element of now) {
      const same = old.get(element.id)
      old.delete(element.id)
      if (!same) come.set(element.id, element)
      else if (same !== element) {
        if (same.settings !== element.settings) changed.push({ was: same, now: element })
        compare(same.elements, element.elements)
      }
    }
    for (const element of old.values()) gone.set(element.id, element)
    if (old.size === 0 && was.length === now.length) reordered.push(...outOfOrder(was, now))
  }
  compare(before, after)
  const moved = [...come.values()].filter(({ id }) => gone.has(id))
  return {
    changed,
    added: [...come.values()].filter(({ id }) => !gone.has(id)),
    removed: [...gone.values()].filter(({ id }) => !come.has(id)),
    moved: [...reordered, ...moved],
  }
}

/** Of the same elements in another order the one that went past the others. */
function outOfOrder(was: Tree, now: Tree): PageElement[] {
  const at = now.findIndex(({ id }, index) => id !== was[index]?.id)
  if (at < 0) return []
  const [first, other] = [now[at]!, was[at]!]
  const without = (list: Tree, { id }: PageElement) => list.filter((one) => one.id !== id).map((one) => one.id)
  return without(was, other).join() === without(now, other).join() ? [other] : [first]
}

/** The elements of a tree that are new or other than in the one before. */
export function changedIds(before: Tree, after: Tree): string[] {
  const { changed, added, moved } = differences(before, after)
  return [...new Set([...changed.map(({ now }) => now.id), ...added.map(({ id }) => id), ...moved.map(({ id }) => id)])]
}
