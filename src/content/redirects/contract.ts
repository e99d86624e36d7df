export const REDIRECT_CODES = [301, 302, 307, 308, 410] as const
export type RedirectCode = (typeof REDIRECT_CODES)[number]
export const REDIRECT_KINDS = ['exact', 'pattern'] as const
export type RedirectKind = (typeof REDIRECT_KINDS)[number]
export const REDIRECT_ORIGINS = ['address', 'merchant', 'import', 'move'] as const
export type RedirectOrigin = (typeof REDIRECT_ORIGINS)[number]

/** What a merchant, a table or another shop wants kept; nothing in `to` where the address is gone. */
export type RedirectInput = { from: string; to: string; kind: RedirectKind; code: RedirectCode }
export type Redirect = RedirectInput & { id: number; origin: RedirectOrigin; createdAt: Date; modifiedAt: Date }

/** Where an address leads at which nothing stands: elsewhere, or nowhere any more. */
export type Lead = { to: string; code: Exclude<RedirectCode, 410> } | { code: 410 }
