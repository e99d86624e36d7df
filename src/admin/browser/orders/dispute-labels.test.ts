import { expect, test } from 'vitest'
import { disputeText, holdsSending } from './dispute-labels.ts'

test.each([
  ['open', '2026-11-26T00:00:00', 'Responda no painel do serviço de pagamento até 26/11/2026.'],
  ['open', null, 'Responda no painel do serviço de pagamento.'],
  ['won', null, 'O pedido pode seguir.'],
  ['lost', null, 'Não envie o pedido.'],
] as const)('a dispute that is %s (answer by %s) says what to do', (state, due, text) => {
  expect(disputeText({ state, amount_cents: 10_000, date_due: due })).toMatch(new RegExp(`${text}$`))
})

test.each([
  [[], false],
  [['won'], false],
  [['open'], true],
  [['won', 'open'], true],
  [['lost'], true],
] as const)('disputes %j stop the parcel: %s', (states, stops) => {
  expect(holdsSending(states.map((state) => ({ state })))).toBe(stops)
})
