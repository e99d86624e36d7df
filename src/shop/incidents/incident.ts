import { afterBusinessDays } from '#kit/brazil/business-days.ts'

/** What is written down of an incident with personal data. */
export type Incident = {
  id: number
  title: string
  knownAt: Date
  openFrom: Date
  openTo: Date
  whatHappened: string
  whatWasDone: string
  toldAuthorityAt: Date | null
  toldPeopleAt: Date | null
  version: number
}
export type IncidentInput = Partial<Omit<Incident, 'id' | 'version'>>

/** The clocks of the shop and of the merchant need not agree to the minute. */
const CLOCKS_DIFFER_MS = 5 * 60_000

type Moments = Pick<Incident, 'knownAt' | 'openFrom' | 'openTo'>

/** Which of its moments can't be, and why: nobody knows today what happens tomorrow. Until when it lasts may be open. */
export function wrongMoment(
  { knownAt, openFrom, openTo }: Moments,
  now: number,
): { at: keyof Moments; why: 'future' | 'before-start' } | undefined {
  const isFuture = (moment: Date) => moment.getTime() > now + CLOCKS_DIFFER_MS
  if (isFuture(knownAt)) return { at: 'knownAt', why: 'future' }
  if (isFuture(openFrom)) return { at: 'openFrom', why: 'future' }
  return openTo < openFrom ? { at: 'openTo', why: 'before-start' } : undefined
}

/** Resolução CD/ANPD 15/2024: three business days from knowing of it, twenty for the rest; small ones have twice as long. */
const TELL_DAYS = 3
const COMPLETE_DAYS = 20
const KEEP_YEARS = 5

/** Until when whom has to be told what. */
export function deadlinesOf(knownAt: Date) {
  const keepUntil = new Date(knownAt)
  keepUntil.setUTCFullYear(keepUntil.getUTCFullYear() + KEEP_YEARS)
  return {
    tellBy: afterBusinessDays(knownAt, TELL_DAYS),
    tellBySmall: afterBusinessDays(knownAt, 2 * TELL_DAYS),
    completeBy: afterBusinessDays(knownAt, COMPLETE_DAYS),
    completeBySmall: afterBusinessDays(knownAt, 2 * COMPLETE_DAYS),
    keepUntil,
  }
}
