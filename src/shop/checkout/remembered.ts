import type { Addresses } from '#shop/accounts/addresses.ts'
import type { Cart } from '#shop/cart/cart.ts'
import { sentTo } from './destination.ts'
import type { Drafts } from './draft.ts'
import type { Draft } from './contract.ts'
import { valuesOf } from './values.ts'

type Options = { drafts: Pick<Drafts, 'read'>; addresses: Addresses }
type Known = { user: { id: number; email: string } | undefined; cartId: number | undefined; cart: Pick<Cart, 'postcode'> }

/** The checkout's fields as they are first seen: what was typed before, else what is known of the customer. */
export function createRemembering({ drafts, addresses }: Options) {
  return async ({ user, cartId, cart: { postcode } }: Known): Promise<Draft> => {
    const draft = cartId === undefined ? {} : await drafts.read(cartId)
    if (Object.keys(draft).some((name) => name.startsWith('billing_'))) return sentTo(draft, postcode)
    const kept = user ? await addresses.of(user.id) : {}
    const known = valuesOf({ email: user?.email, ...kept.billing, ...(kept.shipping && { shipping: kept.shipping }) })
    return sentTo({ ...known, ...draft }, postcode)
  }
}
export type Remembering = ReturnType<typeof createRemembering>
