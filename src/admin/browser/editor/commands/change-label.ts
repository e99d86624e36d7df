import { type Device, isRecord, keyFor, type Values } from '../../documents/setting-values.ts'
import type { PageElement, Tree } from '../../documents/tree.ts'
import { fieldsOf, nameOf, namesOf, type Words } from './element-names.ts'

const DEVICES: [device: Device, name: string][] = [
  ['desktop', ''],
  ['tablet', ' (tablet)'],
  ['mobile', ' (celular)'],
]
const SKIN = '_skin'

/** What a change is called in the history. Only the parts of the page that are other objects are compared. */
export function changeLabel(before: Tree, after: Tree, words: Words): string {
  const { changed, added, removed, moved } = differences(before, after)
  const kinds = [changed, added, removed, moved].filter((one) => one.length > 0).length
  if (kinds !== 1) return 'Alterar a página'
  if (added.length > 0) return `Acrescentar ${namesOf(added.map(innermost), words)}`
  if (removed.length > 0) return `Excluir ${namesOf(removed, words)}`
  if (moved.length > 0) return `Mover ${namesOf(moved, words)}`
  if (changed.length > 1)
    return `Ajustar ${namesOf(
      changed.map(({ now }) => now),
      words,
    )}`
  return settingLabel(changed[0]!, words)
}

type Changed = { was: PageElement; now: PageElement }
type Differences = { changed: Changed[]; added: PageElement[]; removed: PageElement[]; moved: PageElement[] }

function differences(before: Tree, after: Tree): Differences {
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

/** A widget that got a container around it is still what was added. */
const innermost = (element: PageElement): PageElement =>
  element.elType === 'container' && element.elements.length === 1 ? innermost(element.elements[0]!) : element

function settingLabel({ was, now }: Changed, words: Words): string {
  const fields = fieldsOf(now, words)
  const labels = new Map(fields.flatMap((field) => DEVICES.map(([device, name]) => [keyFor(field, device), field.label + name])))
  for (const field of fields) labels.set(field.name, field.label)
  labels.set(SKIN, 'Aparência')
  const keys = changedKeys(was.settings, now.settings)
  const known = [...new Set(keys.map((key) => labels.get(key) ?? ''))].filter(Boolean)
  const told = known.length === 1 && keys.length === 1 ? known[0]! : keys.length > 1 ? `${keys.length} ajustes` : 'Ajustes'
  return `${nameOf(now, words)}: ${told}`
}

function changedKeys(was: Values, now: Values): string[] {
  const differing = (one: Values, other: Values) =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
      (key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]),
    )
  const own = differing(was, now).filter((key) => key !== '__globals__')
  const globals = differing(recordOf(was.__globals__), recordOf(now.__globals__))
  return [...new Set([...own, ...globals])]
}

const recordOf = (value: unknown): Values => (isRecord(value) ? value : {})
