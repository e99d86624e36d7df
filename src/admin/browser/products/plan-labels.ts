import type { PricePlanRecord } from '#api/vitrine/price-plan-routes.ts'
import { formatMoney } from '#kit/money.ts'
import { refuseAmount, wireAmount } from '../shared/amount.ts'
import { centsOf, momentText } from '../shared/words.ts'

export type TypedPlan = { kind: 'sale' | 'price'; variation_id: number; price: string; starts_at: string; ends_at: string }
export const FRESH_PLAN: TypedPlan = { kind: 'sale', variation_id: 0, price: '', starts_at: '', ends_at: '' }

/** What is sent of a plan as it was typed, or what is wrong with it. */
export function readPlan(typed: TypedPlan) {
  const amount = wireAmount(typed.price)
  const cents = amount !== '' && refuseAmount(amount) === undefined ? centsOf(amount) : 0
  if (cents < 1) return { problem: 'Escreva o preço como 49,90.' }
  const { kind, variation_id, starts_at, ends_at } = typed
  if (starts_at !== '' && ends_at !== '' && ends_at <= starts_at) return { problem: 'O fim vem depois do começo.' }
  return {
    plan: { kind, cents, variation_id: variation_id || null, starts_at: starts_at || null, ends_at: ends_at || null },
  }
}

const SKIPPED: Record<string, string> = {
  'not-lower': 'não começou: o preço já era menor ou igual',
  'too-late': 'não começou: a loja estava parada nesses dias',
  gone: 'não começou: não havia preço para mudar',
}

/** «Agora», «Em seguida», «Já foi». */
export function placeOf({ state, skipped }: PricePlanRecord): string {
  if (state === 'on') return 'Agora'
  if (state === 'planned') return 'Agendado'
  if (state === 'skipped') return SKIPPED[skipped ?? ''] ?? 'não começou'
  return state === 'undone' ? 'Desfeito' : 'Já foi'
}

/** «Promoção de R$ 80,00, de 20/11/2026, 00:00 até 27/11/2026, 23:59». */
export function planText({ kind, cents, starts_at, ends_at }: PricePlanRecord): string {
  const what = kind === 'sale' ? `Promoção por ${formatMoney(cents)}` : `Preço de ${formatMoney(cents)}`
  return `${what}, desde ${momentText(starts_at)}${ends_at ? ` até ${momentText(ends_at)}` : ''}`
}

export const isOpen = ({ state }: PricePlanRecord) => state === 'planned' || state === 'on'
