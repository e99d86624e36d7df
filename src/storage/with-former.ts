import { AREAS, type PieceStore, type Storage } from './contract.ts'

/** While files are carried over: what is not in the new place yet is read from the old one, and what goes is gone from both. */
export function withFormer(current: Storage, former: Storage): Storage {
  const stores = AREAS.map((area) => [area, both(current[area] as PieceStore, former[area] as PieceStore)] as const)
  // Every area has got its store just now.
  return Object.fromEntries(stores) as unknown as Storage
}

function both({ folder: _folder, ...current }: PieceStore, former: PieceStore): PieceStore {
  const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
  const otherwise =
    <T>(work: () => Promise<T>) =>
    (error: unknown): Promise<T> => {
      if (!isMissing(error)) throw error
      return work()
    }
  const bring = async (name: string, as: string) => {
    await current.put(as, await former.read(name))
    await former.delete(name)
  }
  return {
    ...current,
    read: (name, range) => current.read(name, range).catch(otherwise(() => former.read(name, range))),
    stat: async (name) => (await current.stat(name)) ?? (await former.stat(name)),
    onDisk: async (name) => ((await current.stat(name)) ? await current.onDisk(name) : await former.onDisk(name)),
    delete: async (name) => {
      await former.delete(name)
      await current.delete(name)
    },
    forgetUnfinished: async (before) => {
      await former.forgetUnfinished(before)
      await current.forgetUnfinished(before)
    },
    append: async (name, offset, bytes) => {
      // It began to arrive in the old place.
      if (offset > 0 && !(await current.stat(name)) && (await former.stat(name))) await current.put(name, await former.read(name))
      await current.append(name, offset, bytes)
    },
    finish: (name, as) => current.finish(name, as).catch(otherwise(() => bring(name, as))),
    rename: (name, as) => current.rename(name, as).catch(otherwise(() => bring(name, as))),
    list: async function* () {
      const seen = new Set<string>()
      for (const store of [current, former])
        for await (const name of store.list()) {
          if (seen.has(name)) continue
          seen.add(name)
          yield name
        }
    },
  }
}
