import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** What each reader has been asked for in one look. */
type Look = Map<object, unknown>

const looks = new AsyncLocalStorage<Look>()

/** Whatever the work reads by key is read once, however many ask for it. For work that only reads, such as making a page. */
export const batchReads = <T>(work: () => T): T => (looks.getStore() ? work() : looks.run(new Map(), work))

/** Rows by their keys; a key without a row is left out. */
type Read<K, V> = (keys: readonly K[]) => Promise<Map<K, V>>

/**
 * The same reader, saving questions: in one look all who ask in the same turn share a statement, and what comes along is read
 * with the first of them, since every look asks for it in the end.
 */
export function createLoader<K, V>(read: Read<K, V>, along: readonly K[] = []): Read<K, V> {
  return (keys) => {
    const look = looks.getStore()
    if (!look) return read(keys)
    if (!look.has(read)) look.set(read, gather(read, along))
    return (look.get(read) as Read<K, V>)(keys) // put there by the line above
  }
}

function gather<K, V>(read: Read<K, V>, along: readonly K[]): Read<K, V> {
  const rows = new Map<K, Promise<V | undefined>>()
  let together: { keys: K[]; found: Promise<Map<K, V>> } | undefined
  const open = () => {
    const keys: K[] = []
    const found = nextTurn().then(() => {
      together = undefined
      return read(keys)
    })
    return { keys, found }
  }
  const ask = (key: K) => {
    if (rows.has(key)) return
    together ??= open()
    together.keys.push(key)
    const row = together.found.then((found) => found.get(key))
    // Whoever waits hears of a failure; for what only came along nobody may.
    row.catch(() => {})
    rows.set(key, row)
  }
  return async (keys) => {
    if (rows.size === 0) along.forEach(ask)
    keys.forEach(ask)
    const answers = await Promise.all(keys.map(async (key) => ({ key, row: await rows.get(key) })))
    return new Map(answers.flatMap(({ key, row }) => (row === undefined ? [] : [[key, row] as const])))
  }
}
