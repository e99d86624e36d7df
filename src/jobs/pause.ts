const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60 * 60 * 1_000

/**
 * How long a failed job rests: doubling from two seconds to an hour, so twelve attempts span about an hour of an
 * outside service's trouble. Up to half is left to chance, so that jobs that failed together don't return together.
 */
export function pauseAfter(attempt: number, random: () => number): number {
  const whole = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS)
  return Math.round(whole * (1 - random() / 2))
}
