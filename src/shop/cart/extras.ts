import type { Applied, Coupons, Person } from '#shop/coupons/service.ts'
import type { Cart } from './cart.ts'
import { type createChange, nobody } from './change-cart.ts'
import type { Owner } from './read-cart.ts'

type Options = { change: ReturnType<typeof createChange>; coupons: Pick<Coupons, 'apply'> }

/** What belongs to a cart beside its lines: coupons, where it goes, and how. */
export function createExtras({ change, coupons }: Options) {
  /** The owner has a session, so a cart that is not there yet can be made. */
  const keep = (owner: Owner, edit: (cart: Cart) => Cart | undefined) =>
    change(
      owner,
      async () => owner,
      ({ cart }) => {
        const edited = edit(cart)
        return edited ? { cart: { ...edited, version: cart.version + 1 }, result: true } : { result: false }
      },
    )

  return {
    /** Puts a coupon on the cart, or says why not. */
    applyCoupon: async (owner: Owner, code: unknown, person: Person) =>
      await change<Applied>(owner, nobody, async ({ cart }) => {
        const outcome = await coupons.apply(code, cart, person)
        return outcome.ok
          ? { cart: { ...cart, version: cart.version + 1, coupons: outcome.coupons }, result: outcome }
          : { result: outcome }
      }),

    /** The result says whether one of them was there. */
    removeCoupons: async (owner: Owner, codes: string[]) =>
      await keep(owner, (cart) => {
        const kept = cart.coupons.filter((code) => !codes.includes(code))
        return kept.length < cart.coupons.length ? { ...cart, coupons: kept } : undefined
      }),

    /** Where it goes: eight digits, or empty to forget it. */
    sendTo: async (owner: Owner, postcode: string) =>
      await keep(owner, (cart) => (cart.postcode === postcode ? undefined : { ...cart, postcode })),

    /** Which rate it goes by. An id that nothing offers any more is ignored when the cart is priced. */
    sendBy: async (owner: Owner, rateId: string) =>
      await keep(owner, (cart) => (cart.shippingRate === rateId ? undefined : { ...cart, shippingRate: rateId })),
  }
}
