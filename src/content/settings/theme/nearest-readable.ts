import { contrast, mixed } from '#kit/colour-contrast.ts'

/** Small enough that no colour is missed between two bounds. */
const STEPS = 200

/** The colour itself, or with as much of another in it as it needs to stand out from all of these. */
export function standingOut(hex: string, { from, least, towards }: { from: readonly string[]; least: number; towards: string }) {
  const at = (step: number) => mixed(hex, towards, step / STEPS)
  const isFine = (found: string) => from.every((other) => contrast(found, other) >= least)
  if (isFine(hex)) return hex
  // From the first share that is enough on, every larger one is.
  let [low, high] = [0, STEPS]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (isFine(at(middle))) high = middle
    else low = middle
  }
  return at(high)
}
