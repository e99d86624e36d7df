import { expect, test } from 'vitest'
import { mayPass } from './send-pieces.ts'

test.each([
  [new TypeError('Failed to fetch'), true],
  [{ status: 503 }, true],
  [{ status: 429 }, true],
  [{ status: 413 }, false],
  [{ status: 403 }, false],
])('a piece that met %o is sent again: %s', (error, again) => expect(mayPass(error)).toBe(again))
