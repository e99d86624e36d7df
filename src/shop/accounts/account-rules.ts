/** Its name among the shop's settings. */
export const ACCOUNTS_SETTING = 'accounts'

/** How people come to an account, as the merchant decided. */
export type AccountRules = {
  /** Buying asks for no account. */
  guestCheckout: boolean
  /** An account may be made while buying. */
  checkoutSignUp: boolean
  /** And on the account's own page. */
  registration: boolean
}

/** What nobody has forbidden is allowed. */
export function readAccountRules(stored: unknown): AccountRules {
  const { guest_checkout, checkout_signup, registration } = (stored ?? {}) as Record<string, unknown>
  return {
    guestCheckout: guest_checkout !== false,
    checkoutSignUp: checkout_signup !== false,
    registration: registration !== false,
  }
}

/** What the checkout asks of somebody about an account: nothing, whether they want one, to make one, or to sign in first. */
export type AccountStep = 'none' | 'choice' | 'required' | 'sign-in'

export function accountStep({ guestCheckout, checkoutSignUp }: AccountRules, isSignedIn: boolean): AccountStep {
  if (isSignedIn) return 'none'
  if (guestCheckout) return checkoutSignUp ? 'choice' : 'none'
  return checkoutSignUp ? 'required' : 'sign-in'
}
