import type { EdgeService } from './contract.ts'
import { EVERY_PAGE, keyOf } from './surrogate-keys.ts'

/** What changes together is purged together. */
const GATHER_MS = 50
/** Who answered from memory, or was drawing the page, may have given the cache the old one a moment later. */
const AGAIN_AFTER_MS = [2_000, 12_000]
/** A line that broke is there again at once; a cache that was restarted needs a moment. */
const RETRY_AFTER_MS = [0, 1_000, 2_000, 5_000, 15_000, 30_000]
/** More than that are purged as every page. */
const MAX_KEYS = 500

type Options = {
  service: Pick<EdgeService, 'purge'>
  onFailure: (error: unknown) => void
  onPurge?: () => void
  /** The timer, in place of the process's own. */
  after?: (ms: number, work: () => void) => () => void
}

/** Tells the cache what changed, in order, until it has taken it. */
export function createPurger({ service, onFailure, onPurge = () => {}, after = timer }: Options) {
  const waiting = new Set<string>()
  const cancels = new Set<() => void>()
  let gathering = false
  let failures = 0
  let purging: Promise<void> = Promise.resolve()

  const later = (ms: number, work: () => void) => {
    const cancel = after(ms, () => {
      cancels.delete(cancel)
      work()
    })
    cancels.add(cancel)
  }
  const want = (keys: Iterable<string>) => {
    for (const key of keys) waiting.add(key)
    if (waiting.size > MAX_KEYS || waiting.has(EVERY_PAGE)) {
      waiting.clear()
      waiting.add(EVERY_PAGE)
    }
  }
  const send = async () => {
    gathering = false
    const keys = [...waiting]
    if (keys.length === 0) return
    waiting.clear()
    try {
      await service.purge(keys)
      failures = 0
      onPurge()
    } catch (error) {
      onFailure(error)
      want(keys)
      gather(RETRY_AFTER_MS[Math.min(failures++, RETRY_AFTER_MS.length - 1)]!)
    }
  }
  const gather = (ms: number) => {
    if (gathering) return
    gathering = true
    later(ms, () => (purging = purging.then(send)))
  }
  const purge = (keys: readonly string[]) => {
    want(keys)
    gather(GATHER_MS)
  }
  const purgeTwice = (keys: readonly string[]) => {
    purge(keys)
    for (const ms of AGAIN_AFTER_MS) later(ms, () => purge(keys))
  }

  return {
    changed: (tags: readonly string[]) => purgeTwice(tags.map(keyOf)),
    /** Something may have changed that nobody heard of. */
    missed: () => purgeTwice([EVERY_PAGE]),
    close: async () => {
      for (const cancel of cancels) cancel()
      cancels.clear()
      await purging
    },
  }
}

function timer(ms: number, work: () => void) {
  const timeout = setTimeout(work, ms)
  timeout.unref()
  return () => clearTimeout(timeout)
}
