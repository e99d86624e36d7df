import type { PaymentMethod } from './contract.ts'
import type { StoredMethod } from './settings.ts'

/** What a method may know of the shop. */
export type ShopFacts = { name: string; city: string; shopUrl: string }

/** A setting of a method, as a merchant's form shows it; `name` is what it is stored under. */
export type MethodField = {
  name: string
  label: string
  description: string
  kind: 'text' | 'lines' | 'number'
  fallback: string
  /** Letters of a text; bounds of a number. */
  most: number
  least?: number
  /** What was typed as it is kept, where not every text will do; `wrong` says what would. */
  check?: (typed: string) => string | undefined
  wrong?: string
}

/** One way to pay, in one file: it reads its own settings, with a default for each. */
export type MethodDefinition = {
  id: string
  /** What merchants call it, where shoppers are told a shorter name, and what they have to know of it. */
  deskName?: string
  deskHelp?: string
  /** A card: it takes parcels by the shop's rules. Any other does when it has rules of its own. */
  takesParcels?: true
  /** What a merchant sets besides title and description. Only this is ever shown of what is stored. */
  fields: readonly MethodField[]
  read: (stored: StoredMethod, shop: ShopFacts) => PaymentMethod
}

export const discountField: MethodField = {
  name: 'discountPercent',
  label: 'Desconto (%)',
  description: 'Quanto por cento a menos custa pagar assim, sobre os produtos.',
  kind: 'number',
  fallback: '0',
  least: 0,
  most: 90,
}

export const holdField = (fallback: number, least: number): MethodField => ({
  name: 'holdMinutes',
  label: 'Reserva (minutos)',
  description: 'Por quanto tempo as unidades ficam reservadas à espera do pagamento.',
  kind: 'number',
  fallback: String(fallback),
  least,
  most: 10_080,
})
