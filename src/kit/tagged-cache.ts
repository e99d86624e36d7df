import { LRUCache } from 'lru-cache'

type Made<T> = {
  value: T
  /** The content that it was made of. */
  tags: ReadonlySet<string>
  /** False for what may turn out better another time. */
  keep?: boolean
}
type Options = {
  /** How many are kept; the one that was asked for longest ago goes first. */
  most: number
  /** While nobody would hear of a change, nothing is kept. */
  isUpToDate: () => boolean
}

/** Things that are made of content and stay true until some of it changes; each is made once, for all who ask meanwhile. */
export function createTaggedCache<T>({ most, isUpToDate }: Options) {
  const kept = new LRUCache<string, Made<T>>({ max: most })
  const making = new Map<string, { work: Promise<T>; news: Set<string>; isDoubted: boolean }>()

  const make = (key: string, work: () => Promise<Made<T>>) => {
    const job = { work: undefined as unknown as Promise<T>, news: new Set<string>(), isDoubted: false }
    job.work = work()
      .then((made) => {
        const isFresh = !job.isDoubted && !someIn(made.tags, job.news)
        if (isFresh && made.keep !== false) kept.set(key, made)
        return made.value
      })
      .finally(() => {
        if (making.get(key) === job) making.delete(key)
      })
    making.set(key, job)
    return job.work
  }

  return {
    of: async (key: string, work: () => Promise<Made<T>>): Promise<T> => {
      if (!isUpToDate()) return (await work()).value
      const found = kept.get(key)
      return found ? found.value : await (making.get(key)?.work ?? make(key, work))
    },
    /** Drops what shows any of this content. What is being made goes only to those who wait for it already. */
    invalidate: (tags: readonly string[]) => {
      const changed = new Set(tags)
      for (const job of making.values()) changed.forEach((tag) => job.news.add(tag))
      making.clear()
      for (const [key, made] of kept.entries()) if (someIn(made.tags, changed)) kept.delete(key)
    },
    /** News may have been missed: nothing that is there is trusted. */
    forget: () => {
      for (const job of making.values()) job.isDoubted = true
      making.clear()
      kept.clear()
    },
  }
}
export type TaggedCache<T> = ReturnType<typeof createTaggedCache<T>>

function someIn(tags: ReadonlySet<string>, changed: ReadonlySet<string>) {
  for (const tag of changed) if (tags.has(tag)) return true
  return false
}
