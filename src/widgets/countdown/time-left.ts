/** The last digit changes once a second, like a clock's; slower and it would skip. */
export const COUNTDOWN_TICK_MS = 1_000

export const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const
export type Unit = (typeof UNITS)[number]

const SECONDS: Record<Unit, number> = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 }

/** Whole seconds until the due date; none once it has passed. */
export function secondsLeft(dueSeconds: number, nowMs: number): number {
  return Math.max(0, Math.ceil(dueSeconds - nowMs / 1000))
}

/** The time that is left in the units that are shown: without days, their hours count among the hours. */
export function splitTime(seconds: number, shown: readonly Unit[]): { unit: Unit; amount: number }[] {
  let rest = seconds
  return UNITS.filter((unit) => shown.includes(unit)).map((unit) => {
    const amount = Math.floor(rest / SECONDS[unit])
    rest -= amount * SECONDS[unit]
    return { unit, amount }
  })
}

/** «07»: two digits at least, so that the boxes keep their width. */
export const writeDigits = (amount: number) => String(amount).padStart(2, '0')
