const DAY_MS = 86_400_000
/** São Paulo has had no summer time since 2019: its days begin at 3 h of the universal clock. */
const SAO_PAULO_MS = 3 * 3_600_000
/** Holidays of the whole country, by law; days that only banks or cities keep make no term longer here. */
const HOLIDAYS = new Set(['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'])

/** The last moment, by the calendar of São Paulo, of the n-th business day after a moment. */
export function afterBusinessDays(from: Date, days: number): Date {
  let day = Math.floor((from.getTime() - SAO_PAULO_MS) / DAY_MS)
  for (let left = days; left > 0;) if (isBusinessDay(++day)) left--
  return new Date((day + 1) * DAY_MS + SAO_PAULO_MS - 1)
}

function isBusinessDay(day: number): boolean {
  const date = new Date(day * DAY_MS)
  const weekday = date.getUTCDay()
  if (weekday === 0 || weekday === 6 || HOLIDAYS.has(date.toISOString().slice(5, 10))) return false
  return day !== goodFriday(date.getUTCFullYear())
}

/** Two days before Easter, which the Gregorian computus gives. */
function goodFriday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * week) / 451)
  const sum = epact + week - 7 * late + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) / DAY_MS - 2
}
