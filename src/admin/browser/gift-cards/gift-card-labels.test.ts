import { expect, test } from 'vitest'
import type { GiftCardRecord } from '#api/vitrine/gift-card-routes.ts'
import { balanceText, mailText, stateText } from './gift-card-labels.ts'

const card: GiftCardRecord = {
  id: 1,
  last_four: 'H3RB',
  code: null,
  balance_cents: 4_000,
  issued_cents: 10_000,
  is_blocked: false,
  is_paid: true,
  expires_at: null,
  order_id: null,
  order_number: null,
  recipient_name: '',
  recipient_email: '',
  message: '',
  send_at: null,
  mailed_at: null,
  date_created: '2026-11-18T10:00:00',
  moves: [],
}
const NOW = '2026-11-18T12:00:00'

test('the merchant reads what is left of a card, and whether it can be used', () => {
  expect(balanceText(card).replaceAll(/\s/g, ' ')).toBe('R$ 40,00 de R$ 100,00')
  expect(stateText(card, NOW)).toBe('Vale sem prazo')
  expect(stateText({ ...card, is_blocked: true }, NOW)).toBe('Bloqueado')
  expect(stateText({ ...card, expires_at: '2026-11-18T11:59:59' }, NOW)).toBe('Vencido')
  expect(stateText({ ...card, order_id: 7, is_paid: false }, NOW)).toBe('Espera o pagamento do pedido')
  expect(stateText({ ...card, balance_cents: 0 }, NOW)).toBe('Sem saldo')
})

test('the merchant reads whether a card was sent', () => {
  expect(mailText(card)).toBe('Não é enviado por e-mail')
  const to = { ...card, recipient_email: 'bia@example.com' }
  expect(mailText({ ...to, send_at: '2026-12-24T09:00:00' })).toMatch(/^Vai em/)
  expect(mailText({ ...to, mailed_at: '2026-11-18T09:00:00' })).toMatch(/^Enviado em/)
})
