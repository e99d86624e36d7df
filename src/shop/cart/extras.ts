import type { Applied, Coupons, Person } from '#shop/coupons/service.ts'
import type { FoundCard } from '#shop/stored-value/contract.ts'
import { type Cart, MAX_GIFT_CARDS } from './cart.ts'
import { type createChange, nobody } from './change-cart.ts'
import type { Owner } from './read-cart.ts'

type Options = {
  change: ReturnType<typeof createChange>
  coupons: Pick<Coupons, 'apply'>
  /** What a code that was typed may be besides a coupon. */
  giftCards?: { find: (typed: unknown) => Promise<FoundCard | undefined> } | undefined
}

/** What belongs to a cart beside its lines: coupons, where it goes, and how. */
export function createExtras({ change, coupons, giftCards }: Options) {
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
    /** Puts a coupon or a gift card on the cart, or says why not: both are typed into one field. */
    applyCoupon: async (owner: Owner, code: unknown, person: Person) => {
      const card = await giftCards?.find(code)
      return await change<Applied>(owner, nobody, async ({ cart }) => {
        if (card) return withCard(cart, card)
        const outcome = await coupons.apply(code, cart, person)
        return outcome.ok
          ? { cart: { ...cart, version: cart.version + 1, coupons: outcome.coupons }, result: outcome }
          : { result: outcome }
      })
    },

    /** The result says whether one of them was there. */
    removeCoupons: async (owner: Owner, codes: string[]) =>
      await keep(owner, (cart) => {
        const kept = cart.coupons.filter((code) => !codes.includes(code))
        const cards = (cart.giftCards ?? []).filter((id) => !codes.includes(giftCardToken(id)))
        const isSame = kept.length === cart.coupons.length && cards.length === (cart.giftCards ?? []).length
        return isSame ? undefined : { ...cart, coupons: kept, giftCards: cards }
      }),

    /** Where it goes: eight digits, or empty to forget it. */
    sendTo: async (owner: Owner, postcode: string) =>
      await keep(owner, (cart) => (cart.postcode === postcode ? undefined : { ...cart, postcode })),

    /** Which rate it goes by. An id that nothing offers any more is ignored when the cart is priced. */
    sendBy: async (owner: Owner, rateId: string) =>
      await keep(owner, (cart) => (cart.shippingRate === rateId ? undefined : { ...cart, shippingRate: rateId })),
  }
}

/** By this a gift card is taken off a cart where a coupon is by its code. */
export const giftCardToken = (id: number) => `gift-card:${id}`

function withCard(cart: Cart, { id, text, problem, alreadyText, tooManyText }: FoundCard) {
  const cards = cart.giftCards ?? []
  const refused = problem ?? (cards.includes(id) ? alreadyText : cards.length >= MAX_GIFT_CARDS ? tooManyText : undefined)
  if (refused !== undefined) return { result: { ok: false as const, isGuess: false, text: refused } }
  const result = { ok: true as const, code: giftCardToken(id), coupons: cart.coupons, text }
  return { cart: { ...cart, version: cart.version + 1, giftCards: [...cards, id] }, result }
}
