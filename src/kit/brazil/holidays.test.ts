import { expect, test } from 'vitest'
import { STATES } from './states.ts'
import { DAY_MS, isBusinessDay, isDeliveryDay } from './holidays.ts'

const dayOf = (iso: string) => Date.parse(iso) / DAY_MS
const weekdaysOf = (year: number, rests: (day: number) => boolean) =>
  Array.from({ length: 366 }, (_, at) => dayOf(`${year}-01-01`) + at)
    .map((day) => ({ day, date: new Date(day * DAY_MS) }))
    .filter(({ date }) => date.getUTCFullYear() === year && date.getUTCDay() !== 0 && date.getUTCDay() !== 6)
    .filter(({ day }) => rests(day))
    .map(({ date }) => date.toISOString().slice(5, 10))
    .join(' ')

// From Monday to Friday: those that fall on a weekend change nothing.
test.each([
  [2026, '01-01 04-03 04-21 05-01 09-07 10-12 11-02 11-20 12-25'],
  [2027, '01-01 03-26 04-21 09-07 10-12 11-02 11-15'],
  [2028, '04-14 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25'],
  [2029, '01-01 03-30 05-01 09-07 10-12 11-02 11-15 11-20 12-25'],
  [2030, '01-01 04-19 05-01 11-15 11-20 12-25'],
])('in %i the law keeps %s', (year, days) => {
  expect(weekdaysOf(year, (day) => !isBusinessDay(day))).toBe(days)
})

test.each([
  [2026, '02-16 02-17 06-04'],
  [2027, '02-08 02-09 05-27'],
  [2028, '02-28 02-29 06-15'],
  [2029, '02-12 02-13 05-31'],
  [2030, '03-04 03-05 06-20'],
])('in %i carriers rest besides on %s', (year, days) => {
  expect(weekdaysOf(year, (day) => isBusinessDay(day) && !isDeliveryDay(day, ''))).toBe(days)
})

const OF_STATES: [state: string, ...years: [string, string, string, string, string]][] = [
  ['AC', '01-23 06-15 11-17', '03-08 06-15 11-17', '03-08 09-05 11-17', '01-23 03-08 06-15 09-05', '01-23 03-08 09-05'],
  ['AL', '06-24 06-29 09-16 11-30', '06-24 06-29 09-16 11-30', '06-29 11-30', '06-29 11-30', '06-24 09-16'],
  ['AM', '12-08', '12-08', '09-05 12-08', '09-05', '09-05'],
  ['AP', '03-19 10-05', '03-19 09-13 10-05', '07-25 09-13 10-05', '03-19 07-25 09-13 10-05', '03-19 07-25 09-13'],
  ['BA', '07-02', '07-02', '', '07-02', '07-02'],
  ['CE', '03-19 03-25', '03-19 03-25', '', '03-19', '03-19 03-25'],
  ['DF', '11-30', '11-30', '11-30', '11-30', ''],
  ['ES', '04-13', '04-05', '04-24', '04-09', '04-29'],
  ['GO', '', '07-26', '07-26 10-24', '07-26 10-24', '07-26 10-24'],
  ['MA', '07-28 12-08', '07-28 12-08', '07-28 12-08', '', ''],
  ['MG', '', '', '', '', ''],
  ['MS', '', '10-11', '10-11', '10-11', '10-11'],
  ['MT', '', '', '', '', ''],
  ['PA', '', '', '08-15', '08-15', '08-15'],
  ['PB', '08-05', '08-05', '', '', '08-05'],
  ['PE', '03-06 06-24', '06-24', '03-06', '03-06', '03-06 06-24'],
  ['PI', '03-13 10-19', '10-19', '03-13 10-19', '03-13 10-19', '03-13'],
  ['PR', '', '', '12-19', '12-19', '12-19'],
  ['RJ', '04-23', '04-23', '', '04-23', '04-23'],
  ['RN', '06-29', '06-29', '06-29 10-03', '06-29 10-03', '10-03'],
  ['RO', '06-18', '01-04 06-18', '01-04', '01-04 06-18', '01-04 06-18'],
  ['RR', '10-05', '10-05', '10-05', '10-05', ''],
  ['RS', '', '09-20', '09-20', '09-20', '09-20'],
  ['SC', '', '', '', '', ''],
  ['SE', '07-08', '07-08', '', '', '07-08'],
  ['SP', '07-09', '07-09', '', '07-09', '07-09'],
  ['TO', '03-18 09-08 10-05', '03-18 09-08 10-05', '09-08 10-05', '10-05', '03-18'],
]

test.each(OF_STATES)('%s keeps its own days from 2026 to 2030', (state, ...years) => {
  const kept = [2026, 2027, 2028, 2029, 2030].map((year) =>
    weekdaysOf(year, (day) => isDeliveryDay(day, '') && !isDeliveryDay(day, state)),
  )
  expect(kept).toEqual(years)
})

test('every state is looked at', () => {
  expect(OF_STATES.map(([state]) => state)).toEqual(Object.keys(STATES).toSorted())
})
