/** The part of localStorage that a countdown needs. */
export type Memory = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Each visitor gets the full interval once; a merchant who changes the interval starts everyone again.
 * `memory` is asked for each time, since merely naming localStorage throws where it is forbidden.
 */
export function evergreenDueDate(id: string, intervalSeconds: number, visit: { nowMs: number; memory: () => Memory }): number {
  const keys = { interval: `${id}-evergreen_interval`, due: `${id}-evergreen_due_date` }
  const fresh = Math.floor(visit.nowMs / 1000) + intervalSeconds
  try {
    const memory = visit.memory()
    const stored = Number(memory.getItem(keys.due) ?? Number.NaN)
    // A due date beyond the whole interval was written by a clock that has been turned back since.
    if (memory.getItem(keys.interval) === String(intervalSeconds) && stored > 0 && stored <= fresh) return stored
    memory.setItem(keys.interval, String(intervalSeconds))
    memory.setItem(keys.due, String(fresh))
  } catch {
    // Full or forbidden: the visitor gets the interval anew on the next page, which hurts nobody.
  }
  return fresh
}
