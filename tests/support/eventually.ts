import { setTimeout as wait } from 'node:timers/promises'

/** How long a fact is waited for that nobody promised by the second: what takes long may do so on a busy machine. */
export const PATIENCE_MS = 120_000

type Truthy<T> = Exclude<T, false | 0 | '' | null | undefined>

/** What takes long is asked for less and less often: to ask costs a page the time that it needs to get there. */
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 80

/** Waits for a fact instead of for a time: asks until the answer is truthy, and says what it waited for when it never is. */
export async function eventually<T>(what: string, ask: () => T | Promise<T>, withinMs = PATIENCE_MS): Promise<Truthy<T>> {
  const end = performance.now() + withinMs
  let trouble: unknown
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.25, LONGEST_PAUSE_MS)) {
    try {
      const answer = await ask()
      if (answer) return answer as Truthy<T>
      trouble = undefined
    } catch (error) {
      trouble = error
    }
    if (performance.now() > end) throw new Error(`Waited ${withinMs} ms in vain: ${what}`, { cause: trouble })
    await wait(pauseMs)
  }
}
