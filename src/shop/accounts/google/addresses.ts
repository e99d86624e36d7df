/** Where Google is reached, and by which names it signs. */
export type GoogleAddresses = { page: string; token: string; keys: string; issuers: readonly string[] }

/** As Google publishes them in its OpenID configuration. Nobody sets them; tests hand in those of a stand-in. */
export const GOOGLE: GoogleAddresses = {
  page: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
}
