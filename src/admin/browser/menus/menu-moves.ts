/** An entry of a menu, in reading order; `parent` is the id of the one above it, 0 at the top. */
export type MenuEntry = { id: number; parent: number; title: { raw?: string; rendered: string }; url: string; version: number }
export const titleOf = ({ title }: Pick<MenuEntry, 'title'>) => title.raw ?? title.rendered

/** Where the API should put an entry: below which one, and before the sibling that is this far in the menu, counted from 1. */
export type Place = { parent: number; menu_order: number }
export type Way = 'up' | 'down' | 'in' | 'out'

/** As deep as menus of the shop open. */
export const MAX_LEVEL = 4

export function levelOf(entries: readonly MenuEntry[], id: number): number {
  const entry = entries.find((one) => one.id === id)
  return entry ? 1 + (entry.parent === 0 ? 0 : levelOf(entries, entry.parent)) : 0
}

const under = (entries: readonly MenuEntry[], id: number): MenuEntry[] =>
  entries.flatMap((one) => (one.parent === id ? [one, ...under(entries, one.id)] : []))

const heightOf = (entries: readonly MenuEntry[], id: number): number =>
  1 + Math.max(0, ...entries.filter(({ parent }) => parent === id).map((one) => heightOf(entries, one.id)))

/** Before this sibling, or behind all of them. What moves is not counted: the menu is read without it. */
function before(entries: readonly MenuEntry[], moving: number, parent: number, sibling: MenuEntry | undefined): Place {
  const gone = new Set([moving, ...under(entries, moving).map(({ id }) => id)])
  const rest = entries.filter(({ id }) => !gone.has(id))
  return { parent, menu_order: sibling ? rest.indexOf(sibling) + 1 : rest.length + 1 }
}

/** Where one step brings an entry; undefined when it can't go there. */
export function placeAfter(entries: readonly MenuEntry[], id: number, way: Way): Place | undefined {
  const entry = entries.find((one) => one.id === id)
  if (!entry) return undefined
  const siblings = entries.filter(({ parent }) => parent === entry.parent)
  const at = siblings.indexOf(entry)
  switch (way) {
    case 'up':
      return at > 0 ? before(entries, id, entry.parent, siblings[at - 1]) : undefined
    case 'down':
      return at < siblings.length - 1 ? before(entries, id, entry.parent, siblings[at + 2]) : undefined
    case 'in': {
      const above = siblings[at - 1]
      if (!above || levelOf(entries, above.id) + heightOf(entries, id) > MAX_LEVEL) return undefined
      return before(entries, id, above.id, undefined)
    }
    case 'out': {
      const above = entries.find((one) => one.id === entry.parent)
      if (!above) return undefined
      const aunts = entries.filter(({ parent }) => parent === above.parent)
      return before(entries, id, above.parent, aunts[aunts.indexOf(above) + 1])
    }
  }
}

export type DropWhere = 'before' | 'inside'

/** Where an entry comes that is dropped on another: in front of it, or into it. Never into itself. */
export function placeOfDrop(entries: readonly MenuEntry[], id: number, onto: number, where: DropWhere): Place | undefined {
  const target = entries.find((one) => one.id === onto)
  if (!target || id === onto || under(entries, id).includes(target)) return undefined
  const level = where === 'inside' ? levelOf(entries, onto) + 1 : levelOf(entries, onto)
  if (level - 1 + heightOf(entries, id) > MAX_LEVEL) return undefined
  return where === 'inside' ? before(entries, id, onto, undefined) : before(entries, id, target.parent, target)
}
