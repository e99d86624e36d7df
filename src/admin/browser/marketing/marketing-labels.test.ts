import { expect, test } from 'vitest'
import type { MarketingMailRecord } from '#api/vitrine/marketing-routes.ts'
import { consentText, figuresText } from './marketing-labels.ts'

test('a kind of mail says what came of it, or that nothing was sent yet', () => {
  const kind = { sent: 0, clicked: 0, orders: 0, revenue_cents: 0 } as MarketingMailRecord
  expect(figuresText(kind)).toBe('Nenhum enviado ainda.')
  expect(figuresText({ ...kind, sent: 1_200, clicked: 3, orders: 1, revenue_cents: 4_990 })).toBe(
    '1.200 enviados · 3 com toque · 1 pedido · R$\u00a049,90',
  )
})

test('a consent says what was answered and where', () => {
  expect(consentText({ is_given: true, source: 'checkout' })).toBe('Aceitou na finalização da compra')
  expect(consentText({ is_given: false, source: 'link' })).toBe('Saiu pelo link do e-mail')
})
