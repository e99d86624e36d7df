import { expect, test } from 'vitest'
import { readLocalMoment } from '#kit/brazil/local-time.ts'
import { isOpenAt, nextOpeningOrClosing, type OpeningHours, readSpans, spansText } from './opening-hours.ts'

const spans = (text: string) => readSpans(text)!
/** Monday to Friday with a break, Saturday in the morning. */
const WEEK: OpeningHours = [[], ...Array.from({ length: 5 }, () => spans('9h às 12h, 13h às 18h')), spans('09:00-12:30')]
const at = (text: string) => readLocalMoment(text)

test.each([
  ['9h às 18h', '09:00-18:00'],
  ['9-12, 13:30-18', '09:00-12:00, 13:30-18:00'],
  ['8h30 às 12h e 14h até 24h', '08:30-12:00, 14:00-24:00'],
  ['', ''],
])('the hours «%s» are kept as «%s»', (typed, kept) => {
  expect(spansText(spans(typed))).toBe(kept)
})

test.each(['sempre', '18h às 9h', '9h', '9h-12h-18h', '25h às 26h', '13h às 18h, 9h às 12h', '9:75 às 10h'])(
  'the hours «%s» make no sense and are refused',
  (typed) => expect(readSpans(typed)).toBeUndefined(),
)

test.each([
  ['2026-11-18T08:59:59', false],
  ['2026-11-18T09:00:00', true],
  ['2026-11-18T12:00:00', false],
  ['2026-11-18T17:59:59', true],
  ['2026-11-18T18:00:00', false],
  ['2026-11-21T12:29:00', true],
  ['2026-11-22T10:00:00', false],
])('at %s of the shop’s clock it is open: %s', (moment, isOpen) => {
  expect(isOpenAt(WEEK, at(moment))).toBe(isOpen)
})

test.each([
  ['2026-11-18T08:00:00', '2026-11-18T09:00:00'],
  ['2026-11-18T09:00:00', '2026-11-18T12:00:00'],
  ['2026-11-18T17:59:59', '2026-11-18T18:00:00'],
  ['2026-11-21T12:30:00', '2026-11-23T09:00:00'],
])('after %s it opens or closes next at %s', (now, next) => {
  expect(new Date(nextOpeningOrClosing(WEEK, at(now)))).toEqual(at(next))
})

test('a shop without hours is always open, and a whole day never closes at its end', () => {
  const never: OpeningHours = [[], [], [], [], [], [], []]
  expect([isOpenAt(never, at('2026-11-22T03:00:00')), nextOpeningOrClosing(never, at('2026-11-22T03:00:00'))]).toEqual([
    true,
    Infinity,
  ])
  const always = Array.from({ length: 7 }, () => spans('0h às 24h'))
  expect(nextOpeningOrClosing(always, at('2026-11-22T03:00:00'))).toBe(Infinity)
})
