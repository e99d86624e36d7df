import type { Owner } from '#shop/cart/read-cart.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { BumpOffer } from '#shop/promotions/bumps.ts'
import type { Draft } from './contract.ts'

/** Puts what the checkout offers into the cart, or takes it out, as the box of the form says. Undefined when nothing was to do. */
export const createBumpBox =
  ({ cart }: { cart: Pick<CartService, 'addBump' | 'takeBump'> }) =>
  async (owner: Owner, form: Draft, bump: BumpOffer | undefined): Promise<{ ok: boolean } | undefined> => {
    const asked = bumpAsked(form, bump)
    if (!asked || !bump) return undefined
    if (asked === 'remove') return (await cart.takeBump(owner, bump.promotionId)).result ? { ok: true } : undefined
    const chosen = bump.choices.find(({ id }) => String(id) === form['order_bump_choice']) ?? bump.choices[0]!
    return (await cart.addBump(owner, { id: chosen.id, promotionId: bump.promotionId })).result
  }

/** What the form asks for: it names the box that it showed, so that an older form or another client changes nothing. */
export function bumpAsked(form: Readonly<Record<string, string>>, bump: BumpOffer | undefined): 'add' | 'remove' | undefined {
  const [shown, was] = form['order_bump_shown']?.split(':') ?? []
  if (!bump || shown !== String(bump.promotionId)) return undefined
  const isTicked = form['order_bump'] === shown
  if (bump.isIn) return isTicked ? undefined : 'remove'
  // A box that stood ticked belongs to something that was taken out of the cart elsewhere.
  return isTicked && was !== 'in' ? 'add' : undefined
}
