import { expect, test } from 'vitest'
import { lowestText, pastPriceText, raisedText, unprovenSale } from './price-labels.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const one = {
  variation_id: 0,
  cents: 8_000,
  usual_was_charged: true,
  has_sale: false,
  raised_from_cents: null,
  raised_at_gmt: null,
}

test('the least price of the month is told, and how far it depends on the variation', () => {
  expect(plain(lowestText([one]))).toBe('Menor preço dos últimos 30 dias: R$ 80,00')
  expect(plain(lowestText([{ ...one, cents: 12_000 }, one]))).toContain('R$ 80,00 (até R$ 120,00, conforme a variação)')
  expect(lowestText([])).toBe('Nenhum preço nos últimos 30 dias.')
})

test('a past price is told with its sale', () => {
  const price = { id: 1, variation_id: 0, cents: 10_000, sale_cents: null, sale_from_gmt: null, sale_to_gmt: null, since_gmt: '' }
  expect(plain(pastPriceText(price))).toBe('R$ 100,00')
  expect(plain(pastPriceText({ ...price, sale_cents: 8_000, sale_to_gmt: '2026-12-01T02:59:59' }))).toBe(
    'de R$ 100,00 por R$ 80,00 até 30/11/2026',
  )
})

test('a sale from a price that was never asked for is told', () => {
  expect(unprovenSale([one])).toBe(false)
  expect(unprovenSale([one, { ...one, usual_was_charged: false }])).toBe(true)
})

test('a price that was raised shortly before a sale is told', () => {
  const raised = { ...one, raised_from_cents: 7_000, raised_at_gmt: '2026-11-10T12:00:00' }
  expect(raisedText([raised])).toBeUndefined()
  expect(plain(raisedText([one, { ...raised, has_sale: true }]) ?? '')).toContain(
    'O preço cheio subiu em 10/11/2026; até então era R$ 70,00.',
  )
})
