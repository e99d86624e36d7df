import { inTime } from '#kit/in-time.ts'

type Log = { warn: (facts: object, text: string) => void }

/** How long the shop waits for an extension while somebody waits for the shop. */
export const DEADLINE_MS = 300

type Asking<T> = {
  extension: string
  /** Which of its parts is asked. */
  part: string
  ask: () => T | Promise<T>
  /** What holds when it throws, is late, or answers nonsense. */
  fallback: T
  isSensible: (answer: T) => boolean
  deadlineMs?: number
  log: Log
}

/** Asks an extension under a deadline. Whatever it does, there is an answer, and the log names who gave none. */
export async function askWithin<T>({
  extension,
  part,
  ask,
  fallback,
  isSensible,
  deadlineMs = DEADLINE_MS,
  log,
}: Asking<T>): Promise<T> {
  try {
    const answer = await inTime(deadlineMs, ask)
    if (isSensible(answer)) return answer
    throw new Error('the answer makes no sense')
  } catch (err) {
    log.warn({ err, extension, part }, 'an extension gave no answer')
    return fallback
  }
}
