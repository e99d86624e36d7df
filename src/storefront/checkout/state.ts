import { createHash } from 'node:crypto'
import type { NonceHolder, Nonces } from '#http/nonce.ts'
import type { User } from '#http/visitor.ts'
import { isEmailAddress } from '#kit/email-address.ts'
import { accountStep, ACCOUNTS_SETTING, readAccountRules } from '#shop/accounts/account-rules.ts'
import type { Addresses } from '#shop/accounts/addresses.ts'
import type { Cart } from '#shop/cart/cart.ts'
import type { Owner } from '#shop/cart/read-cart.ts'
import type { CartService } from '#shop/cart/service.ts'
import { destinationOf, withPlaces } from '#shop/checkout/destination.ts'
import type { Draft, Drafts } from '#shop/checkout/draft.ts'
import type { Quotes } from '#shop/checkout/quotes.ts'
import { createRemembering } from '#shop/checkout/remembered.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { CepService } from '#shop/address-lookup/cep-service.ts'
import { methodViews } from './method-views.ts'
import type { CheckoutView } from './view.ts'

export type Shopper = { owner: Owner; holder: NonceHolder; user: User | undefined; token: string | undefined }

export type CheckoutState = { cartId: number; cart: Cart; dropped: { code: string; text: string }[]; view: CheckoutView }

type Options = {
  cart: CartService
  quotes: Quotes
  drafts: Drafts
  payments: Payments
  addresses: Addresses
  nonces: Nonces
  settings: { get: (name: string) => Promise<unknown> }
  ceps: Pick<CepService, 'isOpen'>
}

/** Nonces of the page, under the ecosystem's names of the actions. */
export const NONCE = {
  process: 'woocommerce-process_checkout',
  updateReview: 'update-order-review',
  applyCoupon: 'apply-coupon',
  removeCoupon: 'remove-coupon',
  login: 'woocommerce-login',
} as const

/** What one shopper's checkout looks like at this moment: the cart priced with everything that was typed so far. */
export function createCheckoutState({ cart, quotes, drafts, payments, addresses, nonces, settings, ceps }: Options) {
  const remembered = createRemembering({ drafts, addresses })

  /** `posted`: the whole form as it is now. Undefined when there is nothing to buy. */
  return async (shopper: Shopper, posted?: Draft): Promise<CheckoutState | undefined> => {
    const { id: cartId, cart: current } = await cart.read(shopper.owner)
    if (cartId === undefined || current.lines.length === 0) return undefined
    const values = withPlaces(posted ?? (await remembered({ user: shopper.user, cartId, cart: current })))
    const [offered, terms, accounts, findsStreets] = await Promise.all([
      payments.list(),
      settings.get('checkout'),
      settings.get(ACCOUNTS_SETTING),
      ceps.isOpen(),
    ])
    const chosen = offered.find(({ id }) => id === values['payment_method']) ?? offered[0]
    const email = values['billing_email']?.trim() ?? ''
    const { quote, dropped } = await quotes.quote(current, {
      userId: shopper.user?.id,
      email: isEmailAddress(email) ? email.toLowerCase() : undefined,
      postcode: destinationOf(values),
      rateId: values['shipping_method[0]'],
      paymentMethod: chosen?.id,
    })
    return {
      cartId,
      cart: current,
      dropped,
      view: {
        quote,
        values,
        problems: [],
        notices: dropped.map(({ text }) => ({ kind: 'info' as const, text })),
        methods: methodViews(quote, offered),
        nonces: noncesFor(nonces, shopper.holder),
        key: keyOf(shopper, cartId, current.version),
        user: shopper.user && { name: shopper.user.displayName },
        terms: readTerms(terms),
        findsStreets,
        account: accountStep(readAccountRules(accounts), shopper.user !== undefined),
        open: undefined,
      },
    }
  }
}

const noncesFor = (nonces: Nonces, holder: NonceHolder) => ({
  process: nonces.make(NONCE.process, holder),
  updateReview: nonces.make(NONCE.updateReview, holder),
  applyCoupon: nonces.make(NONCE.applyCoupon, holder),
  removeCoupon: nonces.make(NONCE.removeCoupon, holder),
  login: nonces.make(NONCE.login, holder),
})

/** The same visitor with the same cart has the same key: two tabs, a reload and a retry are one order. Nobody else can make it. */
function keyOf({ token, owner }: Shopper, cartId: number, version: number): string {
  return createHash('sha256')
    .update(`checkout|${token ?? owner.sessionId}|${cartId}|${version}`)
    .digest('hex')
}

function readTerms(stored: unknown): CheckoutView['terms'] {
  const { terms_url: termsUrl, privacy_url: privacyUrl } = (stored ?? {}) as Record<string, unknown>
  const url = (value: unknown) => (typeof value === 'string' && value.startsWith('/') && !value.startsWith('//') ? value : '')
  return { termsUrl: url(termsUrl), privacyUrl: url(privacyUrl) }
}
