/** One event of Chromium's trace, as far as it is read here. Times are in microseconds. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Processor time of the thread, without what others had of the processor meanwhile. */
  tdur?: number
  args?: { data?: { documentLoaderURL?: string; isOutermostMainFrame?: boolean } }
}

/** Lighthouse counts a task's time from here on: a press within it is felt as late. */
export const LONG_TASK_MS = 50

/** Lengths of the tasks of a page's main thread after its first paint, in milliseconds of processor time. */
export function tasksAfterPaint(events: readonly TraceEvent[], url: string): number[] {
  const start = events.findLast(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url)
  if (!start) throw new Error(`The trace tells of no visit to ${url}, so its tasks can't be counted.`)
  const isOwn = ({ pid, tid, ts }: TraceEvent) => pid === start.pid && tid === start.tid && ts >= start.ts
  const paint = events.find((event) => event.name === 'firstContentfulPaint' && isOwn(event))
  if (!paint) throw new Error(`${url} was never painted, so there is nothing to count from.`)
  return events.flatMap((event) => {
    const isTask = event.ph === 'X' && event.name.endsWith('RunTask') && isOwn(event) && event.ts > paint.ts
    return isTask && event.tdur !== undefined ? [event.tdur / 1000] : []
  })
}

/** Total blocking time of a page on a processor that is so many times slower: what each task has beyond fifty milliseconds. */
export function blockingMs(tasks: readonly number[], slowdown: number): number {
  return tasks.reduce((sum, ms) => sum + Math.max(0, ms * slowdown - LONG_TASK_MS), 0)
}
