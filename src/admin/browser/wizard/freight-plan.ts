import type { Described, Typed } from '../settings/described.ts'
import type { ZoneMethod } from '../settings/method-dialog.tsx'

/** How a new shop sends things: one price, perhaps free from a sum on, perhaps fetched. Amounts as the API writes them. */
export type FreightInput = { flat: string; freeFrom: string; hasPickup: boolean }

export const FIRST_WISH: FreightInput = { flat: '20.00', freeFrom: '', hasPickup: false }

/** What the shop has, as the wizard asks for it. */
export function inputOf(methods: readonly ZoneMethod[]): FreightInput {
  const on = (kind: string) => methods.find(({ method_id, enabled }) => method_id === kind && enabled)
  if (methods.length === 0) return FIRST_WISH
  return {
    flat: on('flat_rate')?.settings['cost']?.value ?? '',
    freeFrom: on('free_shipping')?.settings['min_amount']?.value ?? '',
    hasPickup: on('local_pickup') !== undefined,
  }
}

export type FreightCall = { id?: number; body: Record<string, unknown> }

/** What to tell the API so that the area has what was wished: new ways, changed ones, and those that are switched off. */
export function freightCalls(methods: readonly ZoneMethod[], { flat, freeFrom, hasPickup }: FreightInput): FreightCall[] {
  const call = (kind: string, title: string, settings: Record<string, string> | undefined): FreightCall[] => {
    const there = methods.find(({ method_id }) => method_id === kind)
    if (!settings) return there?.enabled ? [{ id: there.id, body: { enabled: false } }] : []
    if (there) return [{ id: there.id, body: { enabled: true, settings } }]
    return [{ body: { method_id: kind, title, settings } }]
  }
  return [
    ...call('flat_rate', 'Entrega', flat === '' ? undefined : { cost: flat }),
    ...call('free_shipping', 'Frete grátis', freeFrom === '' ? undefined : { min_amount: freeFrom }),
    ...call('local_pickup', 'Retirada no local', hasPickup ? { cost: '0' } : undefined),
  ]
}

/** The wish as settings that describe themselves. */
export const fieldsOf = ({ flat, freeFrom, hasPickup }: FreightInput): Described[] => [
  field('flat', 'price', 'Preço da entrega (R$)', 'O mesmo para todo pedido. Vazio: não ofereça.', flat),
  field('freeFrom', 'price', 'Frete grátis a partir de (R$)', 'Em produtos. Vazio: não ofereça.', freeFrom),
  field('hasPickup', 'checkbox', 'Quem compra pode retirar comigo', '', hasPickup ? 'yes' : 'no'),
]
const field = (id: keyof FreightInput, type: string, label: string, description: string, value: string): Described => ({
  id,
  type,
  label,
  description,
  value,
  default: '',
})

/** What is wished once these fields have changed. */
export const inputWith = (input: FreightInput, { flat, freeFrom, hasPickup }: Typed): FreightInput => ({
  flat: flat ?? input.flat,
  freeFrom: freeFrom ?? input.freeFrom,
  hasPickup: hasPickup === undefined ? input.hasPickup : hasPickup === 'yes',
})

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/
/** Why it can't be kept; nothing when it can. */
export function inputProblem({ flat, freeFrom, hasPickup }: FreightInput): string | undefined {
  if ([flat, freeFrom].some((amount) => amount !== '' && !AMOUNT.test(amount))) return 'Escreva os valores como 20,00.'
  return flat === '' && freeFrom === '' && !hasPickup ? 'Escolha ao menos uma forma de entrega.' : undefined
}
