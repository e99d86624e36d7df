import { AsyncLocalStorage } from 'node:async_hooks'

type Asking<K, V> = { key: K; tell: (found: V | undefined) => void; fail: (error: unknown) => void }

/**
 * Asks for one key at a time and reads for all who ask at once: whoever comes while a statement is on its way goes with the next. A
 * thousand who come in the same moment take a few statements and one connection.
 */
export function createBatchLookup<K, V>(read: (keys: K[]) => Promise<ReadonlyMap<K, V>>) {
  // In nobody's name: the deadline of the one who came first is not that of the others.
  const inOwnContext = AsyncLocalStorage.snapshot()
  let next: Asking<K, V>[] = []
  let isReading = false

  const readAll = async () => {
    if (isReading) return
    isReading = true
    while (next.length > 0) {
      const together = next
      next = []
      try {
        const found = await inOwnContext(() => read([...new Set(together.map(({ key }) => key))]))
        for (const { key, tell } of together) tell(found.get(key))
      } catch (error) {
        for (const { fail } of together) fail(error)
      }
    }
    isReading = false
  }
  return (key: K) =>
    new Promise<V | undefined>((tell, fail) => {
      next.push({ key, tell, fail })
      void readAll()
    })
}
