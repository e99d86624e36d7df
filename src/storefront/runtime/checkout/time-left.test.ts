import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.each([
  [30 * 60_000, 'Restam 30:00.'],
  [29 * 60_000 + 6_100, 'Restam 29:07.'],
  [59_000, 'Restam 0:59.'],
  [90 * 60_000, 'Restam 1:30:00.'],
  [1, 'Restam 0:01.'],
  [0, 'O prazo para pagar terminou.'],
  [-5_000, 'O prazo para pagar terminou.'],
  [Number.NaN, 'O prazo para pagar terminou.'],
])('with %i ms left a code says «%s»', (ms, said) => expect(timeLeft(ms)).toBe(said))
