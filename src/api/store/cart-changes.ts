import { readCep } from '#kit/brazil/cep.ts'
import { slugOf } from '#kit/pt-br.ts'
import { readQuantity } from '#shop/cart/cart.ts'
import type { CartService } from '#shop/cart/service.ts'
import { destinationOf } from '#shop/checkout/destination.ts'
import { draftOf, type Drafts } from '#shop/checkout/draft.ts'
import type { Draft } from '#shop/checkout/contract.ts'
import { problemsSoFar } from '#shop/checkout/read-checkout.ts'
import type { CouponDesk } from '#shop/coupons/routes.ts'
import { withAddresses, type WireAddress } from './addresses.ts'
import { type CartReader, jsonOf, type StoreCart } from './cart-reader.ts'
import { badFields, cannotAdd, couponRefused, outdated, unknownItem } from './refusals.ts'
import type { StoreCall } from './store-endpoint.ts'

type Options = { cart: CartService; drafts: Drafts; couponDesk: CouponDesk; read: CartReader }
type At = Omit<StoreCall<unknown>, 'args' | 'call'>
export type AddInput = { id: number; quantity: number; variation?: { attribute: string; value: string }[] | undefined }

/** What can be done to a cart, each by the same service as on the pages, and answered by the cart as it is then. */
export function createCartChanges({ cart, drafts, couponDesk, read }: Options) {
  const current = ({ visit }: At) => read(visit())
  const keepDraft = async ({ id }: StoreCart, values: Draft) => {
    if (id === undefined) return
    const { attempt } = await drafts.read(id)
    await drafts.save(id, { ...draftOf(values), ...(attempt && { attempt }) })
  }

  return {
    current,
    keepDraft,

    add: async (at: At, { id, quantity, variation = [] }: AddInput) => {
      const choices = Object.fromEntries(
        variation.map(({ attribute, value }) => [
          slugOf(attribute.replace(/^attribute_/, '').replace(/^pa_/, '')),
          slugOf(value),
        ]),
      )
      const wanted = { productId: id, variationId: null, choices, quantity: readQuantity(quantity) }
      const { result } = await cart.add(at.visit().owner, wanted, async () => (await at.open()).owner)
      if (!result.ok) throw cannotAdd(result.problem)
      return { line: result.line, after: await current(at) }
    },

    setQuantity: async (at: At, key: string, quantity: number) => {
      const before = await current(at)
      if (!before.cart.lines.some((line) => line.key === key)) throw unknownItem(jsonOf(before))
      const { result } = await cart.setQuantities(at.visit().owner, new Map([[key, quantity]]))
      if (result[0]) throw cannotAdd(result[0])
      return await current(at)
    },

    remove: async (at: At, key: string) => {
      const { result } = await cart.remove(at.visit().owner, key)
      const after = await current(at)
      if (!result) throw unknownItem(jsonOf(after))
      return after
    },

    empty: async (at: At) => {
      const { cart: held } = await cart.read(at.visit().owner)
      if (held.lines.length > 0)
        await cart.setQuantities(at.visit().owner, new Map(held.lines.map((line) => [line.key, 0] as const)))
      return await current(at)
    },

    applyCoupon: async (at: At, code: string) => {
      const { values } = await current(at)
      const { owner, request, user } = await at.open()
      const email = values['billing_email'] || user?.email
      const outcome = await couponDesk.apply(request, owner, { code, email })
      if (!outcome.ok) throw couponRefused(outcome.text)
      return await current(at)
    },

    removeCoupons: async (at: At, codes: string[] | 'all') => {
      const { cart: held } = await cart.read(at.visit().owner)
      const known = held.coupons.filter((code) => codes === 'all' || codes.some((one) => one.trim().toLowerCase() === code))
      const { owner } = at.visit()
      if (known.length > 0 && owner) await cart.removeCoupons(owner, known)
      const after = await current(at)
      if (known.length === 0 && codes !== 'all')
        throw outdated('woocommerce_rest_cart_coupon_invalid_code', 'Este cupom não está no carrinho.', jsonOf(after))
      return after
    },

    /** What was said of the customer so far. Only what is there is checked: the rest may come later. */
    updateCustomer: async (
      at: At,
      given: { billing_address?: WireAddress | undefined; shipping_address?: WireAddress | undefined },
    ) => {
      const before = await current(at)
      const values = withAddresses(before.values, given)
      const sent = new Set(
        Object.entries(given).flatMap(([kind, address]) =>
          Object.keys(address ?? {}).map((name) => `${kind.replace('_address', '')}_${name}`),
        ),
      )
      const problems = problemsSoFar(values).filter(({ field }) => sent.has(field))
      if (problems.length > 0) throw badFields(problems)
      const postcode = readCep(destinationOf(values)) ?? ''
      const { owner } = postcode === '' ? at.visit() : await at.open()
      if (owner && postcode !== '') await cart.sendTo(owner, postcode)
      const kept = await current(at)
      await keepDraft(kept, values)
      return await read(at.visit(), draftOf(values))
    },

    selectRate: async (at: At, rateId: string) => {
      const before = await current(at)
      if (!before.facts.quote.rates.some(({ id }) => id === rateId))
        throw outdated('woocommerce_rest_cart_invalid_rate_id', 'Esta opção de entrega não está disponível.', jsonOf(before))
      const { owner } = await at.open()
      await cart.sendBy(owner, rateId)
      await keepDraft(before, { ...before.values, 'shipping_method[0]': rateId })
      return await current(at)
    },
  }
}
export type CartChanges = ReturnType<typeof createCartChanges>
