import { hasSecret } from '../../service-method.ts'
import type { StoredMethod } from '../../settings.ts'

/** The method that holds the keys of the account; Pix and boleto use them, too. */
export const MERCADO_PAGO = 'mercado_pago'

/** Without a token there is nobody to ask. */
export const hasToken = (stored: StoredMethod) => hasSecret(stored, 'accessToken')
