import { expect, test } from 'vitest'
import { deadlinesOf, wrongMoment } from './incident.ts'

test('ANPD and people are told in three business days, the rest in twenty; small shops have twice as long', () => {
  const day = (text: string) => new Date(`${text}T23:59:59.999-03:00`)
  // A Wednesday; Friday 20 November is a holiday.
  expect(deadlinesOf(new Date('2026-11-18T10:00:00-03:00'))).toEqual({
    tellBy: day('2026-11-24'),
    tellBySmall: day('2026-11-27'),
    completeBy: day('2026-12-17'),
    completeBySmall: day('2027-01-18'),
    keepUntil: new Date('2031-11-18T10:00:00-03:00'),
  })
})

test('an incident became known and began in the past, and ends after it began', () => {
  const now = Date.parse('2026-11-18T13:00:00Z')
  const day = (text: string) => new Date(`${text}T12:00:00Z`)
  const good = { knownAt: day('2026-11-18'), openFrom: day('2026-11-01'), openTo: day('2026-11-20') }
  expect(wrongMoment(good, now)).toBeUndefined()
  expect(wrongMoment({ ...good, knownAt: new Date(now + 60_000) }, now)).toBeUndefined()
  expect(wrongMoment({ ...good, knownAt: day('2030-01-01') }, now)).toEqual({ at: 'knownAt', why: 'future' })
  expect(wrongMoment({ ...good, openFrom: day('2026-11-19') }, now)).toEqual({ at: 'openFrom', why: 'future' })
  expect(wrongMoment({ ...good, openTo: day('2026-10-31') }, now)).toEqual({ at: 'openTo', why: 'before-start' })
})
