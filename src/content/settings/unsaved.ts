import { AsyncLocalStorage } from 'node:async_hooks'

type Unsaved = Readonly<Record<string, unknown>>
const storage = new AsyncLocalStorage<Unsaved>()

/** What settings are while something is drawn with values that nobody has saved; none means those of the database. */
export const unsavedSettings = () => storage.getStore()

/**
 * Whatever reads these settings inside of the work gets the given values: pages, widgets and mails are drawn as they would be. Nothing
 * that is drawn so may be kept for others.
 */
export const withUnsavedSettings = <T>(unsaved: Unsaved, work: () => Promise<T>): Promise<T> => storage.run(unsaved, work)
