import { expect, test } from 'vitest'
import { countedFrom, lastWait } from './presale.ts'
import { presaleOption, presaleText } from './presale-text.ts'

test('of the days that are waited for the last one counts, and only until it begins in Brasília', () => {
  const days = ['2026-12-01', null, '2026-12-12', undefined]
  expect(lastWait(days, new Date('2026-11-18T12:00:00Z'))).toBe('2026-12-12')
  expect(lastWait(days, new Date('2026-12-12T02:59:59Z'))).toBe('2026-12-12')
  expect(lastWait(days, new Date('2026-12-12T03:00:00Z'))).toBeUndefined()
})

test('a promise is counted from the day of the pre-sale, or from the payment when that comes later', () => {
  const paid = new Date('2026-11-18T12:00:00Z')
  expect(countedFrom(paid, '2026-12-12').toISOString()).toBe('2026-12-12T03:00:00.000Z')
  expect(countedFrom(paid, '2026-11-01')).toBe(paid)
  expect(countedFrom(paid, undefined)).toBe(paid)
})

test('the day is told as people write it', () => {
  expect(presaleText('2026-12-12')).toBe('Pré-venda: envio a partir de 12/12/2026')
  expect(presaleOption('2026-12-12')).toEqual([{ attribute: '', label: 'Pré-venda', name: 'envio a partir de 12/12/2026' }])
  expect(presaleOption(null)).toEqual([])
})
