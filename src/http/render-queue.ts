import { createConnectionLimit } from '#db/connection-limit.ts'
import { withDeadline } from '#db/query-deadline.ts'
import { PAGE_TIMEOUT_MS } from './request-timeout.ts'
import { problemOf, tooBusy, unavailable } from './problem.ts'

/** Runs the rendering when it is its turn, or says that the shop is too busy. */
export type RenderQueue = <T>(render: () => Promise<T>) => Promise<T>

type Options = {
  atOnce?: number
  /** Fewer than the shop has: carts and orders find one however many questions the pages ask at once. */
  connections?: number
  /** More than these would wait longer than anybody does. */
  maxWaiting?: number
  /** A visitor waits this long for the turn of a page, as long as others get theirs. */
  maxWaitMs?: number
  /** With nothing finished for so long the queue stands still, and waiting is in vain. */
  stillMs?: number
  /** While it is so no page is begun: those that are kept must do. */
  isTooBusy?: () => boolean
}

type Waiting = { begin: () => void; refuse: () => void; sinceMs: number; timer?: NodeJS.Timeout }

/** Many pages asked for at once are made a few at a time; the others wait for their turn instead of failing. */
export function createRenderQueue({
  atOnce = 6,
  connections = 7,
  maxWaiting = 500,
  maxWaitMs = 30_000,
  stillMs = 10_000,
  isTooBusy = () => false,
}: Options = {}): RenderQueue {
  const lane = createConnectionLimit(connections)
  const waiting: Waiting[] = []
  let running = 0
  let lastGoodMs = 0

  const leave = (one: Waiting) => {
    clearTimeout(one.timer)
    const at = waiting.indexOf(one)
    if (at >= 0) waiting.splice(at, 1)
  }
  const refuseAll = () => {
    // Whoever is refused leaves the queue.
    waiting.slice().forEach((one) => one.refuse())
  }
  const watch = (one: Waiting) => {
    const dueMs = Math.min(one.sinceMs + maxWaitMs, Math.max(one.sinceMs, lastGoodMs) + stillMs)
    const leftMs = dueMs - performance.now()
    if (leftMs <= 0) one.refuse()
    else one.timer = setTimeout(watch, leftMs, one)
  }

  const run = async <T>(render: () => Promise<T>): Promise<T> => {
    const startedMs = performance.now()
    running++
    try {
      const page = await withDeadline(PAGE_TIMEOUT_MS, render, lane)
      lastGoodMs = performance.now()
      return page
    } catch (error) {
      if (problemOf(error).status !== 503) lastGoodMs = performance.now()
      // Nobody got a page since this one began: those who wait for theirs would only be told the same later.
      else if (lastGoodMs < startedMs) refuseAll()
      throw error
    } finally {
      running--
      const next = waiting[0]
      if (next) {
        leave(next)
        next.begin()
      }
    }
  }

  return (render) => {
    if (isTooBusy()) return Promise.reject(tooBusy())
    if (running < atOnce) return run(render)
    if (waiting.length >= maxWaiting) return Promise.reject(unavailable())
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        sinceMs: performance.now(),
        begin: () => run(render).then(resolve, reject),
        refuse: () => {
          leave(one)
          reject(unavailable())
        },
      }
      waiting.push(one)
      watch(one)
    })
  }
}
