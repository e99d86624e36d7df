import { expect, test } from 'vitest'
import type { MarketingMailRecord } from '#api/vitrine/marketing-routes.ts'
import { figuresText } from './marketing-labels.ts'

test('a kind of mail says what came of it, or that nothing was sent yet', () => {
  const kind = { sent: 0, clicked: 0, orders: 0, revenue_cents: 0 } as MarketingMailRecord
  expect(figuresText(kind)).toBe('Nenhum enviado ainda.')
  expect(figuresText({ ...kind, sent: 1_200, clicked: 3, orders: 1, revenue_cents: 4_990 })).toBe(
    '1.200 enviados · 3 com toque · 1 pedido · R$\u00a049,90',
  )
})
