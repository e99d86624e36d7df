import { expect, test } from 'vitest'
import { deadlinesOf } from './incident.ts'

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
