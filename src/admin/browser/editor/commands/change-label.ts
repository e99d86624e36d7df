import { isRecord } from '#kit/is-record.ts'
import { type Device, keyFor, OWN_NAME, type Values } from '../../documents/setting-values.ts'
import type { PageElement, Tree } from '../../documents/tree.ts'
import { type Changed, differences } from './differences.ts'
import { fieldsOf, nameOf, namesOf, type Words } from './element-names.ts'

const DEVICES: [device: Device, name: string][] = [
  ['desktop', ''],
  ['tablet', ' (tablet)'],
  ['mobile', ' (celular)'],
]
const SKIN = '_skin'

/** What a change is called in the history. */
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

/** A widget that got a container around it is still what was added. */
const innermost = (element: PageElement): PageElement =>
  element.elType === 'container' && element.elements.length === 1 ? innermost(element.elements[0]!) : element

function settingLabel({ was, now }: Changed, words: Words): string {
  const fields = fieldsOf(now, words)
  const labels = new Map(fields.flatMap((field) => DEVICES.map(([device, name]) => [keyFor(field, device), field.label + name])))
  for (const field of fields) labels.set(field.name, field.label)
  labels.set(SKIN, 'Aparência')
  labels.set(OWN_NAME, 'Nome')
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
