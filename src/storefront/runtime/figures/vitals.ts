/** The rules of Core Web Vitals as https://web.dev/articles/vitals and the package `web-vitals` have them, on plain entries. */

type Shift = { startTime: number; value: number; hadRecentInput: boolean }
type Interaction = { interactionId: number; duration: number }

const GAP_MS = 1_000
const LONGEST_WINDOW_MS = 5_000

/** Cumulative layout shift: the largest sum of shifts that follow each other within a second, over five seconds at the most. */
export function layoutShift() {
  let [sum, begun, last, worst] = [0, 0, 0, 0]
  return {
    add: ({ startTime, value, hadRecentInput }: Shift) => {
      // What moves right after a press was asked for.
      if (hadRecentInput) return
      const goesOn = sum > 0 && startTime - last < GAP_MS && startTime - begun < LONGEST_WINDOW_MS
      if (!goesOn) [sum, begun] = [0, startTime]
      sum += value
      last = startTime
      worst = Math.max(worst, sum)
    },
    value: () => worst,
  }
}

const MOST_KEPT = 10
const ONE_LEFT_OUT_OF = 50

/** Interaction to next paint: the slowest interaction, leaving out one in fifty. */
export function nextPaint() {
  const slowest = new Map<number, number>()
  let [first, latest] = [Infinity, 0]
  return {
    add: ({ interactionId, duration }: Interaction) => {
      if (!interactionId) return
      first = Math.min(first, interactionId)
      latest = Math.max(latest, interactionId)
      slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0))
      if (slowest.size > MOST_KEPT) slowest.delete([...slowest].reduce((least, one) => (one[1] < least[1] ? one : least))[0])
    },
    /** `counted`: how many there were, where the browser says so; else its ids tell, which are seven apart. */
    value: (counted?: number): number | undefined => {
      const interactions = counted ?? (latest > 0 ? (latest - first) / 7 + 1 : 0)
      const order = [...slowest.values()].toSorted((one, other) => other - one)
      return order[Math.min(order.length - 1, Math.floor(interactions / ONE_LEFT_OUT_OF))]
    },
  }
}
