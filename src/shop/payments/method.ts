import type { PaymentMethod } from './contract.ts'
import type { StoredMethod } from './settings.ts'

/** What a method may know of the shop. */
export type ShopFacts = { name: string; city: string; shopUrl: string }

/** One way to pay, in one file: it reads its own settings, with a default for each. */
export type MethodDefinition = {
  id: string
  /** A card: it takes parcels by the shop's rules. Any other does when it has rules of its own. */
  takesParcels?: true
  read: (stored: StoredMethod, shop: ShopFacts) => PaymentMethod
}
