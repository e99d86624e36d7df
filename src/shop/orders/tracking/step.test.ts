import { expect, test } from 'vitest'
import { deliveredAt, isAllDelivered, lastOfPackages, stoppedDays, type TrackingEvent, type TrackingStep } from './step.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
/** «posted 20»: on that day of November; «b:posted 20» of the package b. */
const eventsOf = (text: string): TrackingEvent[] =>
  text
    .split(', ')
    .filter((words) => words !== '')
    .map((words) => {
      const [, name = 'a', step, day] = /^(?:(\w):)?([\w-]+) (\d+)$/.exec(words)!
      const at = new Date(Date.UTC(2026, 10, Number(day), 12))
      return { package: name, source: 'correios', code: step!, step: step as TrackingStep, text: step!, place: '', at }
    })

test.each<[string, string, string]>([
  ['none', '', ''],
  ['one', 'posted 10, moving 11', 'a moving'],
  ['in whatever order they were told', 'moving 11, posted 10', 'a moving'],
  ['of one moment the one that leads further', 'delivered 11, out-for-delivery 11', 'a delivered'],
  ['each package', 'posted 10, b:posted 11, delivered 12', 'a delivered, b posted'],
])('the last events: %s', (_what, told, last) => {
  expect(
    lastOfPackages(eventsOf(told))
      .map((event) => `${event.package} ${event.step}`)
      .join(', '),
  ).toBe(last)
})

test.each<[string, string, number | undefined]>([
  ['nothing was told', '', undefined],
  ['it is on its way', 'posted 10, out-for-delivery 12', undefined],
  ['it arrived', 'posted 10, delivered 12', 12],
  ['a receipt came after it arrived', 'delivered 12, moving 13', 12],
  ['one of two is on its way', 'delivered 12, b:moving 11', undefined],
  ['both arrived: the later counts', 'delivered 12, b:delivered 14', 14],
  ['it went back', 'returned 12', undefined],
  ['it went back after it seemed to arrive', 'delivered 12, returned 13', undefined],
  ['it was sent again and arrived', 'returned 12, delivered 15', 15],
])('arrived: %s', (_what, told, day) => {
  expect(deliveredAt(eventsOf(told))?.getUTCDate()).toBe(day)
  expect(isAllDelivered(eventsOf(told))).toBe(day !== undefined)
})

test.each<[string, string, number | undefined]>([
  ['nothing was told', '', undefined],
  ['moved yesterday', 'moving 23', undefined],
  ['six days', 'moving 18', undefined],
  ['seven days', 'moving 17', 7],
  ['the last event counts', 'posted 2, moving 20', undefined],
  ['longest of the packages', 'moving 20, b:moving 10', 14],
  ['arrived long ago', 'delivered 2', undefined],
  ['went back long ago', 'returned 2', undefined],
  ['waits at the agency', 'awaiting-pickup 12', 12],
  ['only a label', 'created 2', undefined],
])('stopped: %s', (_what, told, days) => expect(stoppedDays(eventsOf(told), NOW, 7)).toBe(days))

test('the merchant says how many days are too many', () => {
  expect(stoppedDays(eventsOf('moving 18'), NOW, 5)).toBe(6)
  expect(stoppedDays(eventsOf('moving 10'), NOW, 20)).toBeUndefined()
})
