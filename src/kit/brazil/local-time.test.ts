import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLocalMoment, localClock, localDay } from './local-time.ts'

test.each([
  ['2026-11-14T22:30:00', '2026-11-15T01:30:00.000Z'],
  ['2026-11-14 22:30', '2026-11-15T01:30:00.000Z'],
  ['2026-11-14', '2026-11-14T03:00:00.000Z'],
  ['2018-12-25T12:00:00', '2018-12-25T14:00:00.000Z'],
  ['2026-11-15T01:30:00Z', '2026-11-15T01:30:00.000Z'],
  ['2026-11-15T01:30:00-05:00', '2026-11-15T06:30:00.000Z'],
])('%s is the moment %s', (text, iso) => {
  expect(readLocalMoment(text).toISOString()).toBe(iso)
})

test('what is no moment is an invalid date, not an error', () => {
  expect(readLocalMoment('amanhã').getTime()).toBeNaN()
})

test('a moment is told by the shop’s clock', () => {
  const at = new Date('2026-11-15T01:30:09Z')
  expect([localClock(at), localDay(at)]).toEqual(['2026-11-14T22:30:09', '2026-11-14'])
})

test('no date is written by the clock of the machine: whoever formats one names a zone', () => {
  const src = join(import.meta.dirname, '..')
  const careless = globSync('**/*.{ts,tsx}', { cwd: src, exclude: (name) => name.endsWith('.test.ts') }).flatMap((file) => {
    const code = readFileSync(join(src, file), 'utf8')
    const formats = code.match(/DateTimeFormat\([^)]*\)|\.toLocale(?:Date|Time)String\([^)]*\)/g) ?? []
    return formats.filter((format) => !format.includes('timeZone')).map((format) => `${file}: ${format}`)
  })
  expect(careless).toEqual([])
})
