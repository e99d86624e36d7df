import { expect, test } from 'vitest'
import type { PricePlanRecord } from '#api/vitrine/price-plan-routes.ts'
import { FRESH_PLAN, placeOf, planText, readPlan } from './plan-labels.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const sale: PricePlanRecord = {
  id: 1,
  variation_id: 0,
  kind: 'sale',
  cents: 8_000,
  starts_at: '2026-11-20T00:00:00',
  starts_at_gmt: '2026-11-20T03:00:00',
  ends_at: '2026-11-27T23:59:00',
  ends_at_gmt: '2026-11-28T02:59:00',
  state: 'planned',
  skipped: null,
}

test('a planned price is told with its days by the clock of the shop', () => {
  expect(plain(planText(sale))).toBe('Promoção por R$ 80,00, desde 20/11/2026, 00:00 até 27/11/2026, 23:59')
  expect(plain(planText({ ...sale, kind: 'price', ends_at: null }))).toBe('Preço de R$ 80,00, desde 20/11/2026, 00:00')
})

test.each([
  ['planned', null, 'Agendado'],
  ['on', null, 'Agora'],
  ['done', null, 'Já foi'],
  ['undone', null, 'Desfeito'],
  ['skipped', 'not-lower', 'não começou: o preço já era menor ou igual'],
] as const)('where it stands: %s', (state, skipped, words) => {
  expect(placeOf({ ...sale, state, skipped })).toBe(words)
})

test('what was typed is read as people write prices, and refused before it is sent', () => {
  expect(readPlan({ ...FRESH_PLAN, price: '1.234,50', starts_at: '2026-11-20T10:00' })).toEqual({
    plan: { kind: 'sale', cents: 123_450, variation_id: null, starts_at: '2026-11-20T10:00', ends_at: null },
  })
  expect(readPlan({ ...FRESH_PLAN, price: 'dez' })).toEqual({ problem: 'Escreva o preço como 49,90.' })
  expect(readPlan({ ...FRESH_PLAN, price: '10', starts_at: '2026-11-20T10:00', ends_at: '2026-11-20T10:00' })).toHaveProperty(
    'problem',
  )
})
