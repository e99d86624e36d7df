import type { SavedCards } from '#shop/payments/saved-cards.ts'
import { createHash } from 'node:crypto'
import type { KeptTables } from '#db/kept-tables.ts'
import { isEmailAddress } from '#kit/email-address.ts'
import type { AccountStep } from '#shop/accounts/account-rules.ts'
import type { Addresses } from '#shop/accounts/addresses.ts'
import type { User } from '#shop/accounts/contract.ts'
import type { CepService } from '#shop/address-lookup/cep-service.ts'
import { answersSoFar } from './answers.ts'
import { fieldsAsked } from './fields-asked.ts'
import type { AskExtraFields } from './ask-others.ts'
import type { Cart } from '#shop/cart/cart.ts'
import type { Owner } from '#shop/cart/read-cart.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { Payments } from '#shop/payments/service.ts'
import { createBumpBox } from './bump-box.ts'
import type { Draft, ExtraField, Quote } from './contract.ts'
import { destinationOf, withPlaces } from './destination.ts'
import { type MethodOffer, methodOffers } from './method-offers.ts'
import type { Quotes } from './quotes.ts'
import { createRemembering } from './remembered.ts'
import { CHECKOUT_TEXT } from './text.ts'

/** Whoever buys waits longer for a carrier than whoever only looks at a cart. */
const FREIGHT_WAIT_MS = 4_000

/** Who is buying; the token is that of the browser's session. */
export type Shopper = { owner: Owner; user: User | undefined; token: string | undefined }

/** All that is known of one shopper's checkout at one moment. */
export type CheckoutState = {
  cartId: number
  cart: Cart
  /** Coupons that no longer hold, each with the reason. */
  dropped: { code: string; text: string }[]
  quote: Quote
  /** What was typed so far. */
  values: Draft
  /** What others ask besides. */
  extraFields: readonly ExtraField[]
  /** They are not known at the moment. */
  lacksFields?: true
  methods: MethodOffer[]
  /** The same key is the same order, however often it is sent. */
  key: string
  user: { name: string } | undefined
  terms: { termsUrl: string; privacyUrl: string }
  /** The shop has an address service to ask for streets. */
  findsStreets: boolean
  /** Whether the buyer is asked for a yes to mails that sell. */
  asksMarketing: boolean
  /** What is asked about an account. */
  account: AccountStep
  /** What the shop's rules were at, where they came from memory. */
  rules: string | undefined
}

type Options = {
  cart: CartService
  quotes: Quotes
  askExtraFields: AskExtraFields
  payments: Pick<Payments, 'list' | 'installmentOffer'>
  addresses: Addresses
  registration: { checkoutStep: (isSignedIn: boolean) => Promise<AccountStep> }
  settings: { get: (name: string) => Promise<unknown> }
  ceps: Pick<CepService, 'isOpen'>
  savedCards: Pick<SavedCards, 'onFile'>
  marketing: { asksForConsent: () => Promise<boolean> }
  keptTables: Pick<KeptTables, 'rulesVersion'>
}

/** What one shopper's checkout looks like at this moment: the cart priced with everything that was typed so far. */
export function createCheckoutState(options: Options) {
  const { cart, quotes, askExtraFields, payments, addresses, registration, settings, ceps, savedCards, marketing, keptTables } =
    options
  const remembered = createRemembering({ addresses })
  const followBump = createBumpBox({ cart })

  /** `posted`: the whole form as it is now. Undefined when there is nothing to buy. */
  const read = async (shopper: Shopper, posted?: Draft): Promise<CheckoutState | undefined> => {
    const { id: cartId, cart: current, draft } = await cart.read(shopper.owner, { withDraft: !posted })
    if (cartId === undefined || current.lines.length === 0) return undefined
    const rules = await keptTables.rulesVersion()
    const values = withPlaces(posted ?? (await remembered({ user: shopper.user, draft: draft ?? {}, cart: current })))
    const [offered, terms, account, findsStreets, asksMarketing, extraFields] = await Promise.all([
      payments.list(),
      settings.get('checkout'),
      registration.checkoutStep(shopper.user !== undefined),
      ceps.isOpen(),
      marketing.asksForConsent(),
      askExtraFields(fieldsAsked(current, shopper.user?.id)),
    ])
    const onFile = await savedCards.onFile(offered, shopper.user?.id)
    const chosen = offered.find(({ id }) => id === values['payment_method']) ?? offered[0]
    const email = values['billing_email']?.trim() ?? ''
    const choices = {
      userId: shopper.user?.id,
      email: isEmailAddress(email) ? email.toLowerCase() : undefined,
      postcode: destinationOf(values),
      rateId: values['shipping_method[0]'],
      answers: answersSoFar(extraFields ?? [], values),
      freightWaitMs: FREIGHT_WAIT_MS,
      usesCredit: values['use_store_credit'] !== undefined,
    }
    const quoteBy = async (id: string | undefined) =>
      await quotes.quote(current, { ...choices, ...(id !== undefined && { paymentMethod: id }) })
    const { quote, dropped, lostGifts = [] } = await quoteBy(chosen?.id)
    if (lostGifts.length > 0) {
      await cart.takeBack(shopper.owner, lostGifts)
      const after = await read(shopper, posted)
      const gone = lostGifts.map(({ key: code, name }) => ({ code, text: CHECKOUT_TEXT.giftGone(name) }))
      return after && { ...after, dropped: [...after.dropped, ...gone] }
    }
    const bumped = posted && (await followBump(shopper.owner, posted, quote.bump))
    if (bumped) {
      // The form that asked for it is answered; what could not be had is told and not asked for again.
      const { order_bump: _ticked, ...rest } = posted
      const after = await read(shopper, bumped.ok ? posted : rest)
      const problems = bumped.ok ? [] : [{ code: 'order_bump', text: CHECKOUT_TEXT.bumpGone }]
      return after && { ...after, dropped: [...after.dropped, ...problems] }
    }
    const others = quote.dependsOnPayment ? offered.filter(({ id }) => id !== chosen?.id) : []
    const byOthers = await Promise.all(others.map(async ({ id }) => [id, (await quoteBy(id)).quote] as const))
    return {
      cartId,
      cart: current,
      dropped,
      quote,
      values,
      extraFields: extraFields ?? [],
      ...(extraFields === undefined && { lacksFields: true as const }),
      methods: methodOffers(quote, {
        methods: offered,
        installmentOffer: payments.installmentOffer,
        onFile,
        quoteBy: new Map(byOthers),
      }),
      key: keyOf(shopper, cartId, current.version),
      user: shopper.user && { name: shopper.user.displayName },
      terms: readTerms(terms),
      findsStreets,
      asksMarketing,
      account,
      rules,
    }
  }
  return read
}
export type ReadCheckoutState = ReturnType<typeof createCheckoutState>

/** The same visitor with the same cart has the same key: two tabs, a reload and a retry are one order. Nobody else can make it. */
function keyOf({ token, owner }: Shopper, cartId: number, version: number): string {
  return createHash('sha256')
    .update(`checkout|${token ?? owner.sessionId}|${cartId}|${version}`)
    .digest('hex')
}

function readTerms(stored: unknown): CheckoutState['terms'] {
  const { terms_url: termsUrl, privacy_url: privacyUrl } = (stored ?? {}) as Record<string, unknown>
  const url = (value: unknown) => (typeof value === 'string' && value.startsWith('/') && !value.startsWith('//') ? value : '')
  return { termsUrl: url(termsUrl), privacyUrl: url(privacyUrl) }
}
