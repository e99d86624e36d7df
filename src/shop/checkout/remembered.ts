import type { Addresses } from '#shop/accounts/addresses.ts'
import type { Cart } from '#shop/cart/cart.ts'
import { sentTo } from './destination.ts'
import type { Draft } from './contract.ts'
import { valuesOf } from './values.ts'

type Options = { addresses: Addresses }
type Known = {
  user: { id: number; email: string } | undefined
  /** What was typed so far. */
  draft: Draft
  cart: Pick<Cart, 'postcode'>
}

/** The checkout's fields as they are first seen: what was typed before, else what is known of the customer. */
export function createRemembering({ addresses }: Options) {
  return async ({ user, draft, cart: { postcode } }: Known): Promise<Draft> => {
    if (Object.keys(draft).some((name) => name.startsWith('billing_'))) return sentTo(draft, postcode)
    const kept = user ? await addresses.of(user.id) : {}
    const known = valuesOf({ email: user?.email, ...kept.billing, ...(kept.shipping && { shipping: kept.shipping }) })
    return sentTo({ ...known, ...draft }, postcode)
  }
}
export type Remembering = ReturnType<typeof createRemembering>
