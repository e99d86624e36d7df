import { expect, test } from 'vitest'
import { evergreenDueDate, type Memory } from './evergreen.ts'

const NOW_MS = 1_800_000_000_000
const NOW = NOW_MS / 1000

function aMemory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  const memory: Memory = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
  return { kept, memory: () => memory }
}

test('[TIME-2] a first visit starts the whole interval and is remembered under the element', () => {
  const { kept, memory } = aMemory()
  expect(evergreenDueDate('abc', 7_200, { nowMs: NOW_MS, memory })).toBe(NOW + 7_200)
  expect(Object.fromEntries(kept)).toEqual({
    'abc-evergreen_interval': '7200',
    'abc-evergreen_due_date': String(NOW + 7_200),
  })
})

test('[TIME-2] a later visit goes on where the first one was, even past the end', () => {
  const { memory } = aMemory()
  const due = evergreenDueDate('abc', 7_200, { nowMs: NOW_MS, memory })
  for (const laterMs of [1_000, 3_600_000, 90_000_000]) {
    expect(evergreenDueDate('abc', 7_200, { nowMs: NOW_MS + laterMs, memory })).toBe(due)
  }
})

test.each([3_600, 7_201, 86_400])(
  '[TIME-2] when the merchant changes the interval to %i s, the visitor starts again',
  (interval) => {
    const { kept, memory } = aMemory()
    evergreenDueDate('abc', 7_200, { nowMs: NOW_MS, memory })
    expect(evergreenDueDate('abc', interval, { nowMs: NOW_MS + 60_000, memory })).toBe(NOW + 60 + interval)
    expect(kept.get('abc-evergreen_interval')).toBe(String(interval))
  },
)

test('[TIME-2] each countdown has its own time', () => {
  const { memory } = aMemory()
  evergreenDueDate('abc', 7_200, { nowMs: NOW_MS, memory })
  expect(evergreenDueDate('def', 7_200, { nowMs: NOW_MS + 60_000, memory })).toBe(NOW + 60 + 7_200)
})

test.each(['', 'ontem', 'NaN', '-5', String(NOW + 999_999)])('[TIME-2] a stored due date of «%s» is begun anew', (stored) => {
  const { memory } = aMemory({ 'abc-evergreen_interval': '7200', 'abc-evergreen_due_date': stored })
  expect(evergreenDueDate('abc', 7_200, { nowMs: NOW_MS, memory })).toBe(NOW + 7_200)
})

test('[TIME-2] a browser that forbids storage counts all the same', () => {
  const memory = () => {
    throw new Error('forbidden')
  }
  expect(evergreenDueDate('abc', 60, { nowMs: NOW_MS, memory })).toBe(NOW + 60)
})
