import type { FileStore, Storage } from '#storage/contract.ts'
import type { PackedFolder } from './manifest.ts'
import type { StagedFiles } from './staged-files.ts'

const FRESH = '.restoring/'
const OLD = '.before-restore/'

/** Lies in the store for the time of a restore alone. */
export const isStaged = (name: string) => name.startsWith(FRESH) || name.startsWith(OLD)

/** New files beside the old ones, under names that nobody asks for; each takes its place by a copy inside the store. */
export async function stageObjects(storage: Storage, folders: readonly PackedFolder[]): Promise<StagedFiles> {
  for (const folder of folders) await removeAll(storage[folder], FRESH)
  const written: { store: FileStore; name: string }[] = []
  const replaced: { store: FileStore; name: string; hadOld: boolean }[] = []
  const namesOf = (store: FileStore) => new Set(written.filter((one) => one.store === store).map(({ name }) => name))
  return {
    write: async (folder, name, bytes) => {
      await storage[folder].put(FRESH + name, bytes)
      written.push({ store: storage[folder], name })
    },
    swap: async () => {
      for (const { store, name } of written) {
        const hadOld = (await store.stat(name)) !== undefined
        if (hadOld) await store.rename(name, OLD + name)
        replaced.push({ store, name, hadOld })
        await store.rename(FRESH + name, name)
      }
    },
    keep: async () => {
      for (const folder of folders) {
        const store = storage[folder]
        const fresh = namesOf(store)
        for await (const name of store.list()) if (!fresh.has(name)) await store.delete(name)
      }
    },
    discard: async () => {
      for (const { store, name, hadOld } of replaced.splice(0).toReversed()) {
        await store.delete(name)
        if (hadOld) await store.rename(OLD + name, name)
      }
      for (const folder of folders) await removeAll(storage[folder], FRESH)
    },
  }
}

async function removeAll(store: FileStore, prefix: string) {
  for await (const name of store.list()) if (name.startsWith(prefix)) await store.delete(name)
}
