import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pastPriceText } from '../products/price-labels.ts'
import { pixReturnWords } from '../orders/refund.ts'
import { isToCome } from '../writing/writing-labels.ts'
import { dayOf, dayText, momentText } from './words.ts'

afterEach(() => void vi.unstubAllEnvs())

describe.each(['America/Sao_Paulo', 'UTC', 'Asia/Tokyo', 'Pacific/Honolulu', 'America/New_York'])('a browser in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone))

  test('goes by its own clock', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  })

  test.each([
    ['2026-11-14T22:30:00', '14/11/2026, 22:30'],
    ['2026-11-15T01:30:00.000Z', '14/11/2026, 22:30'],
    ['2026-11-15T01:30:00+00:00', '14/11/2026, 22:30'],
    ['2026-11-14T20:30:00-05:00', '14/11/2026, 22:30'],
    ['2026-03-08T02:30:00', '08/03/2026, 02:30'],
    [null, ''],
  ])('tells the moment %s by the shop’s clock: %s', (wire, text) => {
    expect(momentText(wire)).toBe(text)
  })

  test.each([
    ['2026-11-14', '14 de nov. de 2026'],
    ['2026-11-14T00:00:00', '14 de nov. de 2026'],
    ['2026-11-14T23:59:59', '14 de nov. de 2026'],
    ['2026-11-15T02:59:59Z', '14 de nov. de 2026'],
    [null, ''],
  ])('tells the day of %s by the shop’s clock: %s', (wire, text) => {
    expect(dayText(wire)).toBe(text)
  })

  test('knows the shop’s day, what is to come there, and until when', () => {
    expect(dayOf(new Date('2026-11-15T02:59:00Z'))).toBe('2026-11-14')
    expect(dayOf(new Date('2026-11-15T03:00:00Z'))).toBe('2026-11-15')
    const now = new Date('2026-11-15T12:00:00Z')
    expect([isToCome('2026-11-15T09:00', now), isToCome('2026-11-15T09:01', now)]).toEqual([false, true])
    expect(pixReturnWords('2026-08-01T23:30:00', now.getTime())).toContain('30/10/2026')
    const price = { id: 1, variation_id: 0, cents: 2000, sale_cents: 1000, since_gmt: '2026-11-01T00:00:00' }
    const sale = { sale_from_gmt: '2026-11-15T02:00:00', sale_to_gmt: null }
    expect(pastPriceText({ ...price, ...sale })).toContain('desde 14/11/2026')
  })
})
