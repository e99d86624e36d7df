import type { SettingField } from '#kit/setting-field.ts'
import type { Cents } from '#kit/money.ts'
import type { PaymentMethod } from './contract.ts'
import type { Provider, ProviderSettings, ProviderTools } from './provider.ts'
import { numberOf, type StoredMethod } from './settings.ts'

/** What a method may know of the shop. */
export type ShopFacts = { name: string; city: string; shopUrl: string }

/** One way to pay, in one file: it reads its own settings, with a default for each. */
export type MethodDefinition = {
  id: string
  /** Where shoppers see it among the others; those without one come last. */
  position?: number
  /** What merchants call it, where shoppers are told a shorter name, and what they have to know of it. */
  deskName?: string
  deskHelp?: string
  /** Moves no money: there only where the operator allows it, never renamed, and what it pays is no sale. */
  isTest?: true
  /** A card: it takes parcels by the shop's rules. Any other does when it has rules of its own. */
  takesParcels?: true
  /** The method whose settings and keys it uses besides its own: one account, several ways to pay. */
  account?: string
  /** What a merchant sets besides title and description. Only this is ever shown of what is stored. */
  fields: readonly SettingField[]
  read: (stored: StoredMethod, shop: ShopFacts) => PaymentMethod
  /** A payment service behind it, connected with what the merchant has set: it is asked for every charge. */
  connect?: (settings: ProviderSettings, tools: ProviderTools) => Provider
  /** The merchant may let the shop act in their account on the service's own page, in place of copying its key (`accessToken`). */
  access?: AccountAccess
}

export type AccountAccess = {
  /** Whether what is needed for it is set. */
  isReady: (settings: ProviderSettings) => boolean
  /** The service's page; it sends the merchant back to `returnUrl` with a code and the same state. */
  pageUrl: (settings: ProviderSettings, asked: { returnUrl: string; state: string; challenge: string }) => string
  take: (settings: ProviderSettings, tools: Pick<ProviderTools, 'call' | 'now'>, grant: AccessGrant) => Promise<Access>
}
export type AccessGrant =
  | { kind: 'code'; code: string; returnUrl: string; verifier: string }
  | { kind: 'refresh'; refreshToken: string }
export type Access = {
  accessToken: string
  /** Empty: it can't be renewed. */
  refreshToken: string
  expiresAt: Date
  /** Whose it is, as the service calls them. */
  account: string
  /** What follows from it for other ways to pay by the same account: settings that are no secrets, by the id of the method. */
  also?: Record<string, Record<string, string>>
}

export { addressField, environmentField, secretField, textField } from '#kit/service-fields.ts'

export const discountField: SettingField = {
  name: 'discountPercent',
  label: 'Desconto (%)',
  description: 'Quanto por cento a menos custa pagar assim, sobre os produtos. Cartões-presente são vendidos pelo valor cheio.',
  kind: 'number',
  fallback: '0',
  least: 0,
  most: 90,
}

/** In reais: below it a card costs more than it brings. */
const LEAST_AMOUNT = 1
const MOST_LEAST_AMOUNT = 9_999
export const leastAmountField: SettingField = {
  name: 'leastAmount',
  label: 'Valor mínimo (R$)',
  description: 'Pedidos menores não podem ser pagos com cartão: é com valores pequenos que se testam cartões roubados.',
  kind: 'number',
  fallback: String(LEAST_AMOUNT),
  least: 0,
  most: MOST_LEAST_AMOUNT,
}
export const leastCentsOf = (stored: unknown): Cents =>
  Math.round(numberOf(stored, { fallback: LEAST_AMOUNT, least: 0, most: MOST_LEAST_AMOUNT }) * 100)

export const holdField = (fallback: number, least: number): SettingField => ({
  name: 'holdMinutes',
  label: 'Reserva (minutos)',
  description: 'Por quanto tempo as unidades ficam reservadas à espera do pagamento.',
  kind: 'number',
  fallback: String(fallback),
  least,
  most: 10_080,
})
