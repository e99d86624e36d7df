import { expect, test } from 'vitest'
import { receivedSums, receivedTable } from './received.ts'

const RECEIPTS = [
  { receipt: 'a', order_id: 1, amount_cents: 10_000, fee_cents: 499, net_cents: 9_501, date_available: '2026-12-12T00:00:00' },
  { receipt: 'b', order_id: 2, amount_cents: 5_000, fee_cents: null, net_cents: null, date_available: null },
]

test('what came is added up with its fees; a payment whose fee is not told counts whole', () => {
  expect(receivedSums(RECEIPTS)).toEqual({ amountCents: 15_000, feeCents: 499, netCents: 14_501 })
  expect(receivedSums([])).toEqual({ amountCents: 0, feeCents: 0, netCents: 0 })
})

test('the file has a line for each payment, and the sums at its end', () => {
  const plain = receivedTable(RECEIPTS).map((row) => row.map((cell) => cell.replaceAll(/\s/g, ' ')))
  expect(plain).toEqual([
    ['Identificador', 'Pedido', 'Valor', 'Taxa', 'Líquido', 'Disponível em'],
    ['a', '1', 'R$ 100,00', 'R$ 4,99', 'R$ 95,01', '12/12/2026'],
    ['b', '2', 'R$ 50,00', '', '', ''],
    ['Total', '', 'R$ 150,00', 'R$ 4,99', 'R$ 145,01', ''],
  ])
})
