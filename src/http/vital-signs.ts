import { constants, PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8'

export type VitalSigns = {
  /** How late the process came to its turns since the last look, in the mean. */
  lagMs: number
  /** How much of the memory for what lasts is in use: 0 to 1. At 1 the process dies. */
  heap: number
}

/** Often enough that a busy process is met in each of its turns. */
const TICK_MS = 50

/** How this process is: asked every half second, so it must cost nothing. */
export function createVitalSigns() {
  // Not monitorEventLoopDelay: it counts from one of its ticks to the next, and after a reset has none when a turn is longer than a look.
  let [ticks, lateMs, tickedAt] = [0, 0, performance.now()]
  const ticking = setInterval(() => {
    const now = performance.now()
    ticks++
    lateMs += Math.max(0, now - tickedAt - TICK_MS)
    tickedAt = now
  }, TICK_MS)
  ticking.unref()
  // Before a collection most of what is in use is rubbish, and a full heap says nothing.
  let alive = 0
  const collections = new PerformanceObserver((list) => {
    const isMajor = (entry: PerformanceEntry) =>
      (entry as { detail?: { kind?: number } }).detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR
    if (list.getEntries().some(isMajor)) alive = usedShare()
  })
  collections.observe({ entryTypes: ['gc'] })
  return {
    read: (): VitalSigns => {
      // The tick that is due tells of a turn that has not come yet.
      const lagMs = ticks === 0 ? Math.max(0, performance.now() - tickedAt - TICK_MS) : lateMs / ticks
      ;[ticks, lateMs] = [0, 0]
      return { lagMs, heap: Math.min(alive, usedShare()) }
    },
    stop: () => {
      clearInterval(ticking)
      collections.disconnect()
    },
  }
}

/** What lasts lies outside of the young generation, and has its own bound: that one is what kills. */
function usedShare() {
  const lasting = getHeapSpaceStatistics().filter(({ space_name: name }) => !name.startsWith('new_'))
  return lasting.reduce((sum, { space_used_size: used }) => sum + used, 0) / OLD_LIMIT
}

/** Of the young generation the limit has three halves, as big as Node was told at its start, or by itself takes them. */
const HALF_MB = Number(
  /max[-_]semi[-_]space[-_]size[= ](\d+)/.exec([...process.execArgv, process.env.NODE_OPTIONS].join(' '))?.[1] ?? 64,
)
const OLD_LIMIT = getHeapStatistics().heap_size_limit - 3 * HALF_MB * 1024 * 1024
