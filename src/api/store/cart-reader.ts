import type { Cart, Line } from '#shop/cart/cart.ts'
import type { CartService } from '#shop/cart/service.ts'
import { type ListedProduct, readListed } from '#shop/catalog/listed-products.ts'
import { fieldsAsked } from '#shop/checkout/fields-asked.ts'
import { answersSoFar } from '#shop/checkout/answers.ts'
import { destinationOf, withPlaces } from '#shop/checkout/destination.ts'
import type { Draft } from '#shop/checkout/contract.ts'
import type { Remembering } from '#shop/checkout/remembered.ts'
import { couponKinds } from '#shop/coupons/kinds.ts'
import { isEmailAddress } from '#kit/email-address.ts'
import type { ApiServices } from '../services.ts'
import { type CartFacts, cartJson } from './cart-shape.ts'
import type { Visit } from './visit.ts'

type Options = Pick<ApiServices, 'db' | 'media' | 'cart' | 'quotes' | 'askExtraFields' | 'payments' | 'shopUrl'> & {
  remembered: Remembering
}
export type StoreCart = { id: number | undefined; cart: Cart; values: Draft; facts: CartFacts }

/** A visitor's cart with what it costs and everything that is told of it. Coupons that hold no longer leave it, and are told as errors. */
export function createCartReader({ db, media, cart, quotes, askExtraFields, payments, shopUrl, remembered }: Options) {
  return async ({ owner, user }: Visit, over: Draft = {}): Promise<StoreCart> => {
    const { id, cart: stored, draft = {} } = await cart.read(owner, { withDraft: true })
    const values = withPlaces({ ...(await remembered({ user, draft, cart: stored })), ...over })
    const email = values['billing_email']?.trim() ?? ''
    const [methods, extraFields] = await Promise.all([payments.list(), askExtraFields(fieldsAsked(stored, user?.id))])
    const {
      quote,
      dropped,
      lostGifts = [],
    } = await quotes.quote(stored, {
      userId: user?.id,
      email: isEmailAddress(email) ? email.toLowerCase() : user?.email,
      postcode: destinationOf(values) || stored.postcode,
      rateId: values['shipping_method[0]'] || stored.shippingRate,
      answers: answersSoFar(extraFields ?? [], values),
      usesCredit: Boolean(values['use_store_credit']),
      // Only what was chosen: a cart costs the same for who has not said yet how they pay.
      ...(methods.some((method) => method.id === values['payment_method']) && { paymentMethod: values['payment_method']! }),
    })
    const kept = lostGifts.length > 0 && owner ? (await cart.takeBack(owner, lostGifts)).cart : stored
    const held = await withoutDropped(
      cart,
      owner,
      kept,
      dropped.map(({ code }) => code),
    )
    const linked = await cart.crossSells(held)
    const ids = held.lines.flatMap((line) => [line.variationId ?? line.productId, ...(hasChoices(line) ? [line.productId] : [])])
    const [listed, kinds] = await Promise.all([readListed({ db, media }, [...ids, ...linked]), couponKinds(db, held.coupons)])
    const products = new Map(listed.map((product) => [product.id, product]))
    return {
      id,
      cart: held,
      values,
      facts: {
        cart: held,
        quote,
        values,
        products,
        crossSells: linked.flatMap((one): ListedProduct[] => (products.has(one) ? [products.get(one)!] : [])),
        couponKinds: kinds,
        paymentMethods: methods.map((method) => method.id),
        knowsPlace: (destinationOf(values) || stored.postcode) !== '',
        errors: [
          ...dropped.map(({ text }) => ({ code: 'woocommerce_rest_cart_coupon_error', message: text })),
          ...quote.lines.flatMap(({ name, problem }) =>
            problem ? [{ code: 'woocommerce_rest_product_out_of_stock', message: `${name}: ${problem}.` }] : [],
          ),
        ],
        shopUrl,
      },
    }
  }
}
export type CartReader = ReturnType<typeof createCartReader>

export const jsonOf = ({ facts }: StoreCart) => cartJson(facts)

/** What a variation leaves open was chosen by the shopper: the product itself knows its name. */
const hasChoices = ({ choices }: Line) => Object.keys(choices).length > 0

async function withoutDropped(cart: CartService, owner: Visit['owner'], stored: Cart, codes: string[]): Promise<Cart> {
  if (codes.length === 0 || !owner) return stored
  const { cart: changed } = await cart.removeCoupons(owner, codes)
  return changed
}
