import { expect, test } from 'vitest'
import { mayVisit, shownStep, stepOf } from './move-steps.ts'

const kinds = (done: number) => [
  { kind: 'product', found: 5, same: 5, changed: 0, refused: 0, waiting: 0, done, asked: 0, actions: { create: 5 }, reasons: [] },
]

test.each([
  ['receiving', 0, 'origem'],
  ['reading', 0, 'ver'],
  ['planned', 0, 'ver'],
  ['carrying-out', 2, 'trazer'],
  ['done', 5, 'trazer'],
  ['failed', 0, 'ver'],
  ['failed', 3, 'trazer'],
  ['undone', 5, 'origem'],
] as const)('a move that is %s with %i things here stands at «%s»', (state, done, step) => {
  expect(stepOf({ state, kinds: kinds(done) })).toBe(step)
})

test('later steps open once the shop is here', () => {
  const planned = { state: 'planned', kinds: kinds(0) } as const
  expect(mayVisit('trazer', planned)).toBe(false)
  expect(mayVisit('ver', undefined)).toBe(false)
  expect(shownStep('abrir', planned)).toBe('ver')
  expect(shownStep('abrir', { state: 'done', kinds: kinds(5) })).toBe('abrir')
  expect(shownStep('qualquer', { state: 'done', kinds: kinds(5) })).toBe('trazer')
})
