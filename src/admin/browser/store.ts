import { localStorageStore, type Store } from 'react-admin'

/**
 * What the screens remember in this browser. Windows don't follow each other while they are open: a search, or sections that were
 * opened in one of them, would change the other under somebody's hands.
 */
export const createStore = (): Store => ({ ...localStorageStore(), setup: () => {}, teardown: () => {} })
