import { localStorageStore, type Store } from 'react-admin'
import { LOCALE } from './translation.ts'

/**
 * What the screens remember in this browser, for the next visit. Windows don't follow each other while they are open: a search, or
 * sections that were opened in one of them, would change the other under somebody's hands. So each reads a value once, and goes on
 * with its own.
 */
export function createStore(): Store {
  const kept = localStorageStore()
  // The library draws nothing until it knows which language was chosen; there is one.
  const own = new Map<string, unknown>([['locale', LOCALE]])
  return {
    ...kept,
    setup: () => {},
    teardown: () => {},
    getItem: <T>(key: string, defaultValue?: T): T => {
      if (!own.has(key)) own.set(key, kept.getItem<unknown>(key))
      return (own.get(key) ?? defaultValue) as T // whoever reads a key is who writes it
    },
    setItem: (key, value) => {
      own.set(key, value)
      kept.setItem(key, value)
    },
    removeItem: (key) => {
      own.set(key, undefined)
      kept.removeItem(key)
    },
    removeItems: (prefix) => {
      for (const key of own.keys()) if (key.startsWith(prefix)) own.set(key, undefined)
      kept.removeItems(prefix)
    },
    reset: () => {
      own.clear()
      kept.reset()
    },
  }
}
