import { expect, test } from 'vitest'
import { feesText } from './fees-text.ts'

test.each([
  [
    { fee_cents: 499, net_cents: 9_501, date_available: '2026-12-12T00:00:00' },
    'Taxa do serviço R$ 4,99 · líquido R$ 95,01 · disponível em 12/12/2026',
  ],
  [{ fee_cents: null, net_cents: 9_501, date_available: null }, 'Líquido R$ 95,01'],
  [{ fee_cents: 0, net_cents: null, date_available: null }, 'Taxa do serviço R$ 0,00'],
  [{ fee_cents: null, net_cents: null, date_available: '2026-12-01T09:30:00' }, 'Disponível em 01/12/2026'],
  [{ fee_cents: null, net_cents: null, date_available: null }, ''],
])('fees %j read «%s»', (fees, text) => {
  expect(feesText(fees).replaceAll(/\s/g, ' ')).toBe(text)
})
