import { safeHref } from '#kit/url.ts'

/** One entry of a menu in reading order; `parent` is the number of the entry above it, 0 at the top. */
export type Entry = { number: number; parent: number; title: string; url: string }
type Stored = { id: number; title: string; url: string; children: Stored[] }

export const MAX_ENTRIES = 300
const MAX_DEPTH = 4
const MAX_NUMBER = 99_999

/** A stored menu as a list. An entry keeps its number once it has one; the others are numbered in their order. */
export function entriesOf(stored: unknown): Entry[] {
  const found: (Omit<Entry, 'number' | 'parent'> & { number: number | undefined; above: number })[] = []
  const read = (list: unknown, above: number, depth: number) => {
    if (!Array.isArray(list) || depth > MAX_DEPTH) return
    for (const raw of list as unknown[]) {
      const { id, title, url, children } = (raw ?? {}) as Record<string, unknown>
      const href = typeof url === 'string' ? safeHref(url) : undefined
      if (typeof title !== 'string' || title === '' || href === undefined || found.length >= MAX_ENTRIES) continue
      const known = Number.isInteger(id) && Number(id) > 0 && Number(id) <= MAX_NUMBER && !found.some((one) => one.number === id)
      const place = found.push({ number: known ? Number(id) : undefined, title, url: href, above }) - 1
      read(children, place, depth + 1)
    }
  }
  read(stored, -1, 1)
  let last = Math.max(0, ...found.map(({ number }) => number ?? 0))
  const numbers = found.map(({ number }) => number ?? ++last)
  return found.map(({ title, url, above }, place) => ({
    number: numbers[place]!,
    parent: above < 0 ? 0 : numbers[above]!,
    title,
    url,
  }))
}

/** The list as menus are stored. */
export const storedOf = (entries: Entry[], parent = 0): Stored[] =>
  entries
    .filter((entry) => entry.parent === parent)
    .map(({ number, title, url }) => ({ id: number, title, url, children: storedOf(entries, number) }))

export type Place = { parent?: number; /** Before the sibling that is this far in the menu, counted from 1. */ order?: number }
type Placed = { ok: true; entries: Entry[]; number: number } | { ok: false; problem: 'parent' | 'full' | 'missing' }

/** Puts a new entry in its place: at the end, or where the order says. */
export function addEntry(entries: Entry[], { title, url }: Pick<Entry, 'title' | 'url'>, place: Place): Placed {
  if (entries.length >= MAX_ENTRIES) return { ok: false, problem: 'full' }
  const number = Math.max(0, ...entries.map((one) => one.number)) + 1
  return put(entries, [{ number, parent: place.parent ?? 0, title, url }], place.order)
}

/** Changes an entry; with a new place it takes what stands below it along. */
export function changeEntry(entries: Entry[], number: number, change: Partial<Pick<Entry, 'title' | 'url'>> & Place): Placed {
  const entry = entries.find((one) => one.number === number)
  if (!entry) return { ok: false, problem: 'missing' }
  const { parent = entry.parent, order, ...words } = change
  const changed = { ...entry, ...words, parent }
  if (parent === entry.parent && order === undefined)
    return { ok: true, number, entries: entries.map((one) => (one === entry ? changed : one)) }
  const below = under(entries, number)
  const rest = entries.filter((one) => one !== entry && !below.includes(one))
  return put(rest, [changed, ...below], order)
}

/** Takes an entry away; what stood below it moves up. */
export const removeEntry = (entries: Entry[], number: number): Entry[] => {
  const gone = entries.find((one) => one.number === number)
  return entries
    .filter((one) => one !== gone)
    .map((one) => (gone && one.parent === number ? { ...one, parent: gone.parent } : one))
}

function put(entries: Entry[], [first, ...below]: [Entry, ...Entry[]], order: number | undefined): Placed {
  if (first.parent !== 0 && !entries.some((one) => one.number === first.parent)) return { ok: false, problem: 'parent' }
  const at = order === undefined ? -1 : entries.findIndex((one, place) => one.parent === first.parent && place + 1 >= order)
  const moved = at < 0 ? [...entries, first, ...below] : [...entries.slice(0, at), first, ...below, ...entries.slice(at)]
  // Reading order again: an entry stands behind the one above it.
  const sorted = entriesOf(storedOf(moved))
  return sorted.length === moved.length ? { ok: true, entries: sorted, number: first.number } : { ok: false, problem: 'parent' }
}

const under = (entries: Entry[], number: number): Entry[] =>
  entries.flatMap((one) => (one.parent === number ? [one, ...under(entries, one.number)] : []))
