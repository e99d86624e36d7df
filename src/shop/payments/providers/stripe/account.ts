import { hasSecret } from '../../service-method.ts'
import type { StoredMethod } from '../../settings.ts'

/** The method that holds the keys of the account; boleto uses them, too. */
export const STRIPE = 'stripe'

/** Without a key there is nobody to ask. */
export const hasKey = (stored: StoredMethod) => hasSecret(stored, 'secretKey')
