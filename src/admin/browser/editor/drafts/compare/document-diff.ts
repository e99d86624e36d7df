import type { PageElement, Tree } from '../../../documents/tree.ts'
import { isSameValue } from '../same-value.ts'

export type ElementChange =
  | { kind: 'added' | 'removed' | 'moved'; element: PageElement }
  /** `settings`: the names of those that differ. */
  | { kind: 'changed'; element: PageElement; settings: string[] }

type Placed = { element: PageElement; parent: string }

/**
 * What was done to a document, element by element: those that appeared, those that stand elsewhere or say something else, in the
 * order of the page, and then those that are gone. What came or went with the element around it is not told again.
 */
export function documentDiff(before: Tree, after: Tree): ElementChange[] {
  const [was, is] = [placesOf(before), placesOf(after)]
  const moved = movedIds(was, is)
  const told: ElementChange[] = []
  for (const [id, { element, parent }] of is) {
    const old = was.get(id)
    if (!old) {
      if (parent === '' || was.has(parent)) told.push({ kind: 'added', element })
      continue
    }
    const settings = changedSettings(old.element, element)
    if (settings.length > 0) told.push({ kind: 'changed', element, settings })
    if (moved.has(id)) told.push({ kind: 'moved', element })
  }
  for (const [id, { element, parent }] of was)
    if (!is.has(id) && (parent === '' || is.has(parent))) told.push({ kind: 'removed', element })
  return told
}

/** Every element by its id; one that stands there twice counts by its turn. */
function placesOf(tree: Tree, parent = '', places = new Map<string, Placed>()) {
  for (const element of tree) {
    const key = freeKey(element.id || element.widgetType, places)
    places.set(key, { element, parent })
    placesOf(element.elements, key, places)
  }
  return places
}

function freeKey(id: string, places: ReadonlyMap<string, Placed>) {
  let key = id
  for (let turn = 2; places.has(key); turn++) key = `${id} ${turn}`
  return key
}

function changedSettings(old: PageElement, element: PageElement): string[] {
  if (old.widgetType !== element.widgetType) return ['widgetType']
  const names = new Set([...Object.keys(old.settings), ...Object.keys(element.settings)])
  return [...names].filter((name) => !isSameValue(old.settings[name], element.settings[name]))
}

/** Those in another container, and the fewest that explain the new order of their neighbours. */
function movedIds(was: ReadonlyMap<string, Placed>, is: ReadonlyMap<string, Placed>): Set<string> {
  const moved = new Set<string>()
  const order = new Map([...was.keys()].map((id, at) => [id, at]))
  const stayed = new Map<string, string[]>()
  for (const [id, { parent }] of is) {
    const old = was.get(id)
    if (!old) continue
    if (old.parent !== parent) moved.add(id)
    else stayed.set(parent, [...(stayed.get(parent) ?? []), id])
  }
  for (const siblings of stayed.values()) {
    const kept = longestRise(siblings.map((id) => order.get(id)!))
    siblings.forEach((id, at) => kept.has(at) || moved.add(id))
  }
  return moved
}

/** The places of a longest row of growing numbers. */
function longestRise(numbers: readonly number[]): Set<number> {
  const lengths: number[] = []
  const previous: number[] = []
  let last = -1
  numbers.forEach((number, at) => {
    let [length, from] = [0, -1]
    for (let earlier = 0; earlier < at; earlier++)
      if (numbers[earlier]! < number && lengths[earlier]! > length) [length, from] = [lengths[earlier]!, earlier]
    lengths[at] = length + 1
    previous[at] = from
    if (last < 0 || lengths[at] > lengths[last]!) last = at
  })
  const kept = new Set<number>()
  for (let at = last; at >= 0; at = previous[at]!) kept.add(at)
  return kept
}
