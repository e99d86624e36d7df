/** Days are counted from 1 January 1970, by the calendar alone: what hour it is somewhere plays no part. */
export const DAY_MS = 86_400_000

/** Holidays of the whole country, by law. */
const NATIONAL = new Set(['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'])

/**
 * What each state keeps besides. Some of these close offices alone: a promise that counts one day too many is kept, one that counts
 * too few is not. Santa Catarina keeps its own on Sundays.
 */
const OF_STATES: Readonly<Record<string, readonly string[]>> = {
  AC: ['01-23', '03-08', '06-15', '09-05', '11-17'],
  AL: ['06-24', '06-29', '09-16', '11-30'],
  AM: ['09-05', '12-08'],
  AP: ['03-19', '07-25', '09-13', '10-05'],
  BA: ['07-02'],
  CE: ['03-19', '03-25'],
  DF: ['11-30'],
  GO: ['07-26', '10-24'],
  MA: ['07-28', '12-08'],
  MS: ['10-11'],
  PA: ['08-15'],
  PB: ['08-05'],
  PE: ['03-06', '06-24'],
  PI: ['03-13', '10-19'],
  PR: ['12-19'],
  RJ: ['04-23'],
  RN: ['06-29', '10-03'],
  RO: ['01-04', '06-18'],
  RR: ['10-05'],
  RS: ['09-20'],
  SE: ['07-08'],
  SP: ['07-09'],
  TO: ['03-18', '09-08', '10-05'],
}

/** Days from Easter on: the law makes Good Friday a holiday; on the others carriers rest. */
const GOOD_FRIDAY = -2
const CARNIVAL = new Set([-48, -47])
const CORPUS_CHRISTI = 60
/** Espírito Santo: Nossa Senhora da Penha. */
const PENHA = 8

/** Monday to Friday, and no holiday of the whole country. */
export function isBusinessDay(day: number): boolean {
  const date = new Date(day * DAY_MS)
  return !isWeekend(date) && !NATIONAL.has(monthAndDay(date)) && fromEaster(day, date) !== GOOD_FRIDAY
}

/** A business day on which carriers also deliver in a state; of a state that is not known, in the rest of the country. */
export function isDeliveryDay(day: number, state: string): boolean {
  if (!isBusinessDay(day)) return false
  const date = new Date(day * DAY_MS)
  const distance = fromEaster(day, date)
  if (CARNIVAL.has(distance) || distance === CORPUS_CHRISTI || (state === 'ES' && distance === PENHA)) return false
  return !(Object.hasOwn(OF_STATES, state) && OF_STATES[state]!.includes(monthAndDay(date)))
}

const isWeekend = (date: Date) => date.getUTCDay() === 0 || date.getUTCDay() === 6
const monthAndDay = (date: Date) => date.toISOString().slice(5, 10)
const fromEaster = (day: number, date: Date) => day - easterOf(date.getUTCFullYear())

/** Easter Sunday, which the Gregorian computus gives. */
export function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const epact =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * week) / 451)
  const sum = epact + week - 7 * late + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) / DAY_MS
}
