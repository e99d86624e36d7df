import { STATES } from '#kit/brazil/states.ts'
import type { By, SalesRow } from './contract.ts'

/** What a row is called, where the books have only a key for it. */
export function nameOf(by: By, { key, name }: Pick<SalesRow, 'key' | 'name'>): string {
  switch (by) {
    case 'state':
      return key in STATES ? `${STATES[key as keyof typeof STATES]} (${key})` : key || 'Sem endereço'
    case 'coupon':
      return key === '' ? 'Sem cupom' : key.toUpperCase()
    case 'category':
      return name || 'Sem categoria'
    default:
      return name || key
  }
}
