/** Begins at the shop and leads to Google. */
export const GOOGLE_PATH = '/minha-conta/entrar-com-google/'

/** The query keeps browsers and our own script from fetching the page ahead. */
export const googleUrl = (redirect: string) => `${GOOGLE_PATH}?${new URLSearchParams({ redirect })}`

/** Somebody as Google knows them. */
export type GoogleIdentity = {
  /** Google's number of the person. */
  subject: string
  email: string
  isVerified: boolean
  /** Google runs the mailbox itself, so it knows who reads it now; of any other address it knows who read it once. */
  isAuthoritative: boolean
  firstName: string
  lastName: string
}

/** Its name among the shop's settings. */
export const GOOGLE_SETTING = 'google_sign_in'

/** `secret`: as it is kept, locked. */
export type GoogleSettings = { clientId: string; secret: string }

/** Undefined until the merchant has switched it on and given both keys. */
export function readGoogleSettings(stored: unknown): GoogleSettings | undefined {
  const { enabled, clientId, clientSecret } = (stored ?? {}) as Record<string, unknown>
  if (enabled !== true || typeof clientId !== 'string' || typeof clientSecret !== 'string') return undefined
  return clientId === '' || clientSecret === '' ? undefined : { clientId, secret: clientSecret }
}
