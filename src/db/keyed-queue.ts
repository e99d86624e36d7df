import type { Place } from '#kit/step-aside.ts'
import { DeadlineExceeded } from './query-deadline.ts'
import { databaseTrouble } from '#db/trouble.ts'

export type KeyedQueue = ReturnType<typeof createKeyedQueue>

/** A piece of work whose turn it is. */
export type Turn = {
  /** Lets the next ones begin; a second time does nothing. `in-trouble`: the database failed, not the work. */
  end: (outcome?: 'done' | 'in-trouble') => void
} & Place

type Options = {
  /** How many are served at the same time, whatever their keys. */
  atOnce?: number
  /** More than these would wait longer than anybody does. */
  maxWaiting?: number
  maxWaitMs?: number
}

type Ticket = { keys: readonly string[]; sinceMs: number; begin: () => void; refuse: () => void }

/** A rival held the row: the database itself is well, and whoever comes next is probably served. */
const CONFLICTS = new Set(['55P03', '40001', '40P01'])

/**
 * A queue in front of the connection pool. Work that shares a key is done one after the other, in the order of asking; other work
 * passes it. Who waits here holds no connection, so a crowd before one cart or one product leaves the connections to everybody else.
 */
export function createKeyedQueue({ atOnce = Number.POSITIVE_INFINITY, maxWaiting = 500, maxWaitMs = 30_000 }: Options = {}) {
  const lines = new Map<string, Ticket[]>()
  /** First in the line of each of its keys: only a free place is missing. */
  const ready: Ticket[] = []
  /** Who stepped aside and comes back, before anybody who has not begun. */
  const returning: (() => void)[] = []
  const waiting = new Set<Ticket>()
  let running = 0
  let lastGoodMs = 0

  const beginReady = () => {
    while (running < atOnce) {
      const back = returning.shift()
      if (back) {
        running++
        back()
        continue
      }
      const next = ready.shift()
      if (!next) return
      running++
      waiting.delete(next)
      next.begin()
    }
  }
  const noteIfReady = (ticket: Ticket) => {
    if (ticket.keys.every((key) => lines.get(key)?.[0] === ticket)) ready.push(ticket)
  }
  const leaveLines = (ticket: Ticket) => {
    for (const key of ticket.keys) {
      const line = lines.get(key)!
      const wasFirst = line[0] === ticket
      line.splice(line.indexOf(ticket), 1)
      if (line.length === 0) lines.delete(key)
      else if (wasFirst && !ready.includes(line[0]!)) noteIfReady(line[0]!)
    }
    beginReady()
  }
  const join = (ticket: Ticket) => {
    waiting.add(ticket)
    for (const key of ticket.keys) {
      const line = lines.get(key)
      if (line) line.push(ticket)
      else lines.set(key, [ticket])
    }
    noteIfReady(ticket)
    beginReady()
  }
  /** Nobody was served since this moment: those who wait would only be told the same later. Else it is so for who waits longer. */
  const refuseWhoWaitsInVain = (beganMs: number) => {
    for (const one of waiting) if (lastGoodMs < beganMs || one.sinceMs < beganMs) one.refuse()
  }
  const turnOf = (ticket: Ticket): Turn => {
    const beganMs = performance.now()
    let hasEnded = false
    /** How many things are waited for aside at the moment: the first leaves the place, the last takes one again. */
    let aside = 0
    const leavePlace = () => {
      running--
      beginReady()
    }
    const comeBack = async () => {
      await new Promise<void>((resume) => {
        returning.push(resume)
        beginReady()
      })
    }
    return {
      aside: async (work) => {
        if (hasEnded) return await work()
        if (++aside === 1) leavePlace()
        try {
          return await work()
        } finally {
          if (--aside === 0 && !hasEnded) await comeBack()
        }
      },
      end: (outcome = 'done') => {
        if (hasEnded) return
        hasEnded = true
        if (outcome === 'done') lastGoodMs = performance.now()
        else refuseWhoWaitsInVain(beganMs)
        if (aside === 0) running--
        leaveLines(ticket)
      },
    }
  }

  const isFull = () => waiting.size >= maxWaiting
  /** Comes back when it is the caller's turn; a signal that is aborted gives the place up. */
  const enter = async (keys: readonly string[], signal?: AbortSignal): Promise<Turn> => {
    if (isFull()) throw new DeadlineExceeded('Too many wait in this queue already.')
    return await new Promise<Turn>((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', ticket.refuse)
      }
      const ticket: Ticket = {
        keys: [...new Set(keys)],
        sinceMs: performance.now(),
        begin: () => {
          stopWaiting()
          resolve(turnOf(ticket))
        },
        refuse: () => {
          if (!waiting.delete(ticket)) return
          stopWaiting()
          const at = ready.indexOf(ticket)
          if (at >= 0) ready.splice(at, 1)
          reject(new DeadlineExceeded('The turn did not come in time.'))
          leaveLines(ticket)
        },
      }
      const timer = setTimeout(() => ticket.refuse(), maxWaitMs)
      signal?.addEventListener('abort', ticket.refuse)
      join(ticket)
    })
  }

  return {
    enter,
    /** Whoever comes now is refused. */
    isFull,
    run: async <T>(keys: readonly string[], work: () => Promise<T>): Promise<T> => {
      const turn = await enter(keys)
      try {
        const result = await work()
        turn.end()
        return result
      } catch (error) {
        turn.end(isTrouble(error) ? 'in-trouble' : 'done')
        throw error
      }
    },
  }
}

const isTrouble = (error: unknown) =>
  databaseTrouble(error) !== undefined && !CONFLICTS.has((error as { code?: string }).code ?? '')
