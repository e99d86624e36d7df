import type { Answered } from '#outgoing/exchange.ts'

const LONGEST_MS = 120_000
const AGAIN = new Set([408, 425, 429, 500, 502, 503, 504, 520, 522, 524])

/** How long to wait before the same call is made again; undefined for an answer that will not change. No answer at all is tried again. */
export function retryDelayMs(answer: Pick<Answered, 'status' | 'headers'> | undefined, attempt: number): number | undefined {
  if (answer && !AGAIN.has(answer.status)) return undefined
  const asked = Number(answer?.headers['retry-after'])
  return Math.min(LONGEST_MS, Number.isFinite(asked) && asked > 0 ? asked * 1_000 : 1_000 * 2 ** (attempt - 1))
}
