import type { PaymentMethod } from './contract.ts'
import type { StoredMethod } from './settings.ts'

/** What a method may know of the shop. */
export type ShopFacts = { name: string; city: string; shopUrl: string }

/** One way to pay, in one file: it reads its own settings, with a default for each. */
export type MethodDefinition = { id: string; read: (stored: StoredMethod, shop: ShopFacts) => PaymentMethod }
