/** After so many failures in a row nobody waits for a carrier for a while. */
const FAILURES = 3
const PAUSE_SECONDS = 30
const MOST_PAUSE_SECONDS = 600

/** Remembers which carriers do not answer (circuit breaker), in this process alone. One that asks to wait is left alone at once. */
export function createPause(nowMs: () => number) {
  const states = new Map<string, { failures: number; untilMs: number }>()
  return {
    isOn: (carrier: string) => (states.get(carrier)?.untilMs ?? 0) > nowMs(),
    worked: (carrier: string) => void states.delete(carrier),
    failed: (carrier: string, waitSeconds?: number) => {
      const failures = (states.get(carrier)?.failures ?? 0) + 1
      const seconds = waitSeconds ?? (failures >= FAILURES ? PAUSE_SECONDS : 0)
      states.set(carrier, { failures, untilMs: nowMs() + Math.min(seconds, MOST_PAUSE_SECONDS) * 1_000 })
    },
  }
}
