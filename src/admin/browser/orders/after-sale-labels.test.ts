import { expect, test } from 'vitest'
import { type AfterSale, deadlineText, refundText, type Withdrawal, withdrawalText } from './after-sale-labels.ts'

const NONE: AfterSale = {
  delivered_on: null,
  withdrawal_deadline_gmt: null,
  withdrawal: null,
  return_shipment: null,
  return_carriers: [],
  terms: null,
}
const at = (text: string) => Date.parse(text)

test('until when a purchase can be given up is told by the day in São Paulo', () => {
  expect(deadlineText(NONE, 0)).toContain('ainda não começou')
  const known = { ...NONE, withdrawal_deadline_gmt: '2026-03-09T02:59:59' }
  expect(deadlineText(known, at('2026-03-09T02:59:58Z'))).toBe('O cliente pode desistir até o fim de 08/03/2026.')
  expect(deadlineText(known, at('2026-03-09T03:00:00Z'))).toBe('O prazo para desistir terminou em 08/03/2026.')
})

test('a refund that is late says so', () => {
  const asked = { refund_due_at_gmt: '2026-03-12T02:59:59' } as Withdrawal // what the words read of it
  expect(refundText(asked, at('2026-03-11T12:00:00Z'))).toBe('Comece o reembolso até 11/03/2026.')
  expect(refundText(asked, at('2026-03-13T12:00:00Z'))).toBe('O reembolso devia ter começado até 11/03/2026.')
})

test('what is to be done about a withdrawal follows the money, and nothing is called returned that never came', () => {
  const asked = { refund_due_at_gmt: null, paid_cents: 0, due_cents: 0, is_open: true } as Withdrawal // what the words read of it
  const told = (over: Partial<Withdrawal>) => withdrawalText({ ...asked, ...over }, 0)
  expect(told({})).toContain('Nenhum pagamento foi confirmado: confirme antes o que recebeu.')
  expect(told({ paid_cents: 900, due_cents: 900 })).toMatch(/^Comece o reembolso o quanto antes. Devolva R\$\s9,00/)
  expect(told({ paid_cents: 900, is_open: false })).toBe('Tudo já foi devolvido.')
  expect(told({ is_open: false })).toBe('Nada foi pago: não há o que devolver.')
})
