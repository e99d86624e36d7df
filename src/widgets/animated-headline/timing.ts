/** A rotating word stays this long: time to read the whole sentence with it. */
export const HEADLINE_DELAY_MS = 2_500
/** A highlight is drawn in this time, like a pen that is not in a hurry. */
export const HIGHLIGHT_DURATION_MS = 1_200
/** A drawn highlight stands about this long before it is drawn again. */
export const HIGHLIGHT_REPEAT_MS = 8_000

/** For the last fifth of its pause a highlight is away, so that the eye sees it come again. */
const SHOWN_PART = 0.8

/** When a highlight that begins at zero goes away, and when it begins anew. */
export function highlightRound({ durationMs, repeatMs }: { durationMs: number; repeatMs: number }) {
  return { hideMs: durationMs + repeatMs * SHOWN_PART, againMs: durationMs + repeatMs }
}

/** The word after this one; none when the last has come and there is no loop. */
export function nextWord(current: number, count: number, loop: boolean): number | undefined {
  if (count < 2) return undefined
  return current + 1 < count ? current + 1 : loop ? 0 : undefined
}

/** «bonita, útil e sua»: what is said in place of a word that keeps changing. */
export function sayAll(words: string[]) {
  const [last = '', ...before] = words.toReversed()
  return before.length > 0 ? `${before.toReversed().join(', ')} e ${last}` : last
}
