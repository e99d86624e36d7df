import { hasSecret } from '../../service-method.ts'
import type { StoredMethod } from '../../settings.ts'

/** The method that holds the keys of the account; Pix and boleto use them, too. */
export const ASAAS = 'asaas'

/** Without a key there is nobody to ask. */
export const hasKey = (stored: StoredMethod) => hasSecret(stored, 'apiKey')
