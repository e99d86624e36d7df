const DAY = /^(19|20)\d\d-\d\d-\d\d$/

/** Whether a text is a day of the calendar: «2026-02-28» is, «2026-02-30» is not. */
export function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`)
  return DAY.test(text) && !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}
