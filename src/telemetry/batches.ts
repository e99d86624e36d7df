import type { EndedSpan } from './tracer.ts'

/** What waits at the most: about 2 MB. Past it what is new is dropped, since nobody may wait for a collector. */
const MOST_WAITING = 2_048
const MOST_IN_A_BATCH = 512
const SEND_EVERY_MS = 5_000
/** After a batch that was not taken; twice as long after each further one. */
const LONGEST_PAUSE_MS = 60_000

type Options = {
  send: (spans: EndedSpan[]) => Promise<void>
  onDropped: (count: number) => void
  everyMs?: number
  mostWaiting?: number
  mostInABatch?: number
}

/** Gathers spans and sends them together, one batch at a time. A batch that is not taken is dropped, and the next one waits longer. */
export function createBatches({
  send,
  onDropped,
  everyMs = SEND_EVERY_MS,
  mostWaiting = MOST_WAITING,
  mostInABatch = MOST_IN_A_BATCH,
}: Options) {
  let waiting: EndedSpan[] = []
  let sending: Promise<unknown> | undefined
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let isClosed = false

  const schedule = () => {
    if (timer || isClosed || waiting.length === 0) return
    const pauseMs =
      failures === 0 && waiting.length >= mostInABatch
        ? 0
        : Math.min(everyMs * 2 ** failures, Math.max(everyMs, LONGEST_PAUSE_MS))
    timer = setTimeout(() => {
      timer = undefined
      sending ??= sendOne().finally(() => {
        sending = undefined
        schedule()
      })
    }, pauseMs)
    timer.unref()
  }
  const sendOne = async () => {
    const batch = waiting.slice(0, mostInABatch)
    waiting = waiting.slice(mostInABatch)
    try {
      await send(batch)
      failures = 0
      return true
    } catch {
      failures = Math.min(failures + 1, 10)
      onDropped(batch.length)
      return false
    }
  }
  return {
    add: (span: EndedSpan) => {
      if (isClosed || waiting.length >= mostWaiting) return onDropped(1)
      waiting.push(span)
      if (waiting.length === mostInABatch && failures === 0) {
        clearTimeout(timer)
        timer = undefined
      }
      if (!sending) schedule()
    },
    /** Sends what is left, unless the collector was away just now. */
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await sending
      let isTaken = failures === 0
      while (isTaken && waiting.length > 0) isTaken = await sendOne()
      if (waiting.length > 0) onDropped(waiting.length)
      waiting = []
    },
  }
}
