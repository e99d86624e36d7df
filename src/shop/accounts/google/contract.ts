import { recordOf, textOf } from '#kit/unknown-json.ts'

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

/** What the merchant has given so far; empty where there is nothing. */
export function readGoogleKeys(stored: unknown): GoogleSettings {
  const { clientId, clientSecret } = recordOf(stored)
  return { clientId: textOf(clientId), secret: textOf(clientSecret) }
}

/** Undefined until the merchant has switched it on and given both keys. */
export function readGoogleSettings(stored: unknown): GoogleSettings | undefined {
  const keys = readGoogleKeys(stored)
  return recordOf(stored)['enabled'] === true && keys.clientId !== '' && keys.secret !== '' ? keys : undefined
}

export const isGoogleClientId = (value: string) => /^[\w-]{5,150}\.apps\.googleusercontent\.com$/.test(value)
