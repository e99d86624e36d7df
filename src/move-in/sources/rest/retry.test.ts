import { expect, test } from 'vitest'
import { retryDelayMs } from './retry.ts'

test.each([
  [{ status: 200, headers: {} }, 1, undefined],
  [{ status: 404, headers: {} }, 1, undefined],
  [{ status: 429, headers: { 'retry-after': '7' } }, 1, 7_000],
  [{ status: 503, headers: { 'retry-after': '99999' } }, 1, 120_000],
  [{ status: 503, headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' } }, 3, 4_000],
  [{ status: 502, headers: {} }, 4, 8_000],
  [undefined, 2, 2_000],
])('%j at attempt %i', (answer, attempt, wait) => expect(retryDelayMs(answer, attempt)).toBe(wait))
