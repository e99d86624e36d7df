import { StorageAway } from '#kit/storage-away.ts'
import type { Storage } from './contract.ts'

export type StorageState = 'ok' | StorageAway['reason']

/** So long an answer is good for everybody who asks. */
const KNOWN_MS = 5_000

/** Whether the shop's files can be reached: asked of the store, at most every few seconds. */
export function createStorageHealth({ media }: Pick<Storage, 'media'>, now: () => number = Date.now) {
  let known: { state: Promise<StorageState>; at: number } | undefined
  const ask = async (): Promise<StorageState> => {
    // The disk says how it is by itself: how much room it has.
    if (media.folder !== undefined) return 'ok'
    try {
      await media.list().next()
      return 'ok'
    } catch (error) {
      if (error instanceof StorageAway) return error.reason
      throw error
    }
  }
  return (): Promise<StorageState> => {
    if (!known || now() - known.at > KNOWN_MS) known = { state: ask(), at: now() }
    return known.state
  }
}
export type StorageHealth = ReturnType<typeof createStorageHealth>
