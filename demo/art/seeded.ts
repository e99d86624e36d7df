/** The same seed gives the same row of numbers between 0 and 1: a picture never changes between two runs. */
export function seeded(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const steps = (count: number) => Array.from({ length: count }, (_, i) => i)

/** count numbers from first to last, both included. */
export const spread = (first: number, last: number, count: number) =>
  steps(count).map((i) => first + ((last - first) * i) / Math.max(1, count - 1))
