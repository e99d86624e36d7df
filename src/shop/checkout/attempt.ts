import { doubtVersions } from '#db/kept-tables.ts'
import type { TryCounter } from '#kit/rate-limit.ts'
import type { Accounts } from '#shop/accounts/service.ts'
import type { User } from '#shop/accounts/contract.ts'
import type { CartService } from '#shop/cart/service.ts'
import type { OrderVisit } from '#shop/channels/contract.ts'
import { isExtraName } from './extra-fields.ts'
import type { PlacedOrder, PlacingProblem } from '#shop/orders/contract.ts'
import type { Orders } from '#shop/orders/service.ts'
import type { Charges } from '#shop/payments/charges.ts'
import type { Payments } from '#shop/payments/service.ts'
import type { CardGuard } from './card-guard.ts'
import { draftOf, type Drafts, keptDraft } from './draft.ts'
import type { Draft } from './contract.ts'
import { type CheckoutProblem, readCheckout, TO_CART } from './read-checkout.ts'
import type { createSettling } from './settle.ts'
import type { CheckoutState, ReadCheckoutState, Shopper } from './state.ts'
import { presaleDays } from './presale-days.ts'
import { CHECKOUT_TEXT } from './text.ts'

type Fields = Record<string, unknown>
type Options = {
  state: ReadCheckoutState
  cart: CartService
  drafts: Drafts
  orders: Orders
  accounts: Pick<Accounts, 'find' | 'customerPasswordRule'>
  payments: Pick<Payments, 'chosenPlan'>
  charges: Pick<Charges, 'takeCard'>
  readAttribution: (fields: Fields) => Record<string, string>
  tries: TryCounter
  cardGuard: CardGuard
  /** Keeps the yes of a buyer to mails that sell. */
  marketing: { agreeAtCheckout: (email: string, ip: string) => Promise<unknown> }
  settle: ReturnType<typeof createSettling>
}

export type Attempt = {
  shopper: Shopper
  fields: Fields
  ip: string
  userAgent: string
  /** What they allowed channels to hear. */
  visit?: OrderVisit | undefined
}
export type AttemptOutcome =
  /** `user`: an account was made on the way; the visitor is to be signed in. */
  | { kind: 'placed'; order: PlacedOrder; user: User | undefined }
  | { kind: 'empty' }
  /** `isOutdated`: what the shopper saw is not what it is now, so the summary has to be drawn anew. */
  | { kind: 'refused'; problems: CheckoutProblem[]; isOutdated: boolean; state: CheckoutState }

const SIGN_IN = { url: '#checkout-login', label: 'Entrar' }

/** Somebody who tries one stolen card after the other tries faster than a person who buys. */
const ORDERS_PER_ADDRESS = { max: 5, windowSeconds: 60 }

/** A merchant who saves again and again must not keep a buyer from buying for ever. */
const MOST_TRIES = 3

/** The road from the posted form to an order, the same with scripts and without. */
export function createCheckoutAttempt(options: Options) {
  const { state, cart, drafts, orders, accounts, payments, charges, readAttribution, cardGuard, marketing, settle } = options
  const mayTry = async (ip: string) => (await options.tries.waitTogether('checkout', ip, ORDERS_PER_ADDRESS)) === 0
  // Whoever goes past the bound with this one is told at the next.
  const countTry = (ip: string) => options.tries.countTogether('checkout', ip, ORDERS_PER_ADDRESS)
  const emailProblem = async (email: string, isRequired: boolean): Promise<CheckoutProblem[]> =>
    (await accounts.find(email))
      ? [
          {
            field: 'billing_email',
            text: isRequired ? CHECKOUT_TEXT.emailTakenSignIn(email) : CHECKOUT_TEXT.emailTaken(email),
            link: SIGN_IN,
          },
        ]
      : []

  const attempt = async ({ shopper, fields, ip, userAgent, visit }: Attempt, tries = 1): Promise<AttemptOutcome> => {
    const before = await state(shopper, draftOf(fields))
    if (!before) {
      const order = await placedBefore(shopper, fields)
      return order ? { kind: 'placed', order, user: undefined } : { kind: 'empty' }
    }
    const { cartId, quote } = before
    const key = keyFrom(fields) ?? before.key
    /** What was typed stays for the next try. */
    const keep = () => drafts.save(cartId, { ...draftOf(fields), attempt: key })
    const refuse = async (problems: CheckoutProblem[], { isOutdated = false, at = before } = {}): Promise<AttemptOutcome> => {
      await keep()
      return { kind: 'refused', problems, isOutdated, state: at }
    }

    if (before.account === 'sign-in') return await refuse([{ field: 'account', text: CHECKOUT_TEXT.signIn, link: SIGN_IN }])
    // An answer that can't be read now must not get lost.
    if (before.lacksFields && Object.keys(draftOf(fields)).some(isExtraName))
      return await refuse([{ field: '', text: CHECKOUT_TEXT.tryAgain }], { isOutdated: true })
    const mayRegister = before.account === 'required' || (before.account === 'choice' && 'createaccount' in fields)
    const passwordRule = mayRegister ? await accounts.customerPasswordRule() : undefined
    const read = readCheckout(fields, {
      needsShipping: quote.needsShipping,
      cartProblems: quote.lines.flatMap(({ name, problem }) => (problem ? [CHECKOUT_TEXT.soldOut(name)] : [])),
      rateIds: quote.rates.map(({ id }) => id),
      paymentMethodIds: before.methods.map(({ id }) => id),
      asksTerms: true,
      extraFields: before.extraFields,
      passwordProblem: passwordRule,
      needsAccount: before.account === 'required',
    })
    if (!read.ok) return await refuse(read.problems, { isOutdated: quote.lines.some(({ problem }) => problem !== undefined) })
    if (!(await mayTry(ip))) return await refuse([{ field: '', text: CHECKOUT_TEXT.tooMany }])
    const dueCents = quote.dueCents ?? quote.totalCents
    const wrongWay =
      quote.paidWith && dueCents === 0
        ? undefined
        : await cardGuard.problemWith({ methodId: read.paymentMethod, totalCents: dueCents, ip })
    if (wrongWay !== undefined) return await refuse([{ field: 'payment_method', text: wrongWay }])
    const plans = before.methods.find(({ id }) => id === read.paymentMethod)?.plans ?? []
    const plan = payments.chosenPlan(plans, fields['installments'])
    if (plan === false) return await refuse([{ field: 'installments', text: CHECKOUT_TEXT.noPlan }], { isOutdated: true })
    const taken = read.account ? await emailProblem(read.customer.email, before.account === 'required') : []
    if (taken.length > 0) {
      // A double click: the account is there because the first click made it.
      const order = await orders.findPlaced({ key, cartId })
      if (order) return { kind: 'placed', order, user: undefined }
      // Nobody finds out by trying who has an account.
      await countTry(ip)
      return await refuse(taken)
    }
    const presale = fields['checkout_presale']
    if (typeof presale === 'string' && presale !== presaleDays(quote.lines))
      return await refuse([{ field: '', text: CHECKOUT_TEXT.presaleMoved }], { isOutdated: true })
    if (isOtherThanShown(fields, before)) return await refuse([{ field: '', text: CHECKOUT_TEXT.changed }], { isOutdated: true })

    const attribution = readAttribution(fields)
    const placing = {
      key,
      sessionId: shopper.owner.sessionId,
      userId: shopper.owner.userId,
      cartId,
      quote,
      rules: before.rules,
      leaves: keptDraft({ ...nextDraft(fields), attempt: key }),
      customer: read.customer,
      paymentMethod: read.paymentMethod,
      ...(plan && { plan }),
      note: read.note,
      answers: read.answers,
      attribution,
      visit,
      ip,
      userAgent,
    }
    const outcome = await orders.place(placing).catch(async (error: unknown) => {
      await keep().catch(() => {})
      throw error
    })
    if (!outcome.ok && outcome.problem.kind === 'rules-changed' && tries < MOST_TRIES) {
      // The merchant saved something meanwhile. Whoever buys is told only if it changed what they see.
      doubtVersions()
      return await attempt({ shopper, fields, ip, userAgent, visit }, tries + 1)
    }
    // A retry is no new try.
    if (!outcome.ok || !outcome.isRepeat) await countTry(ip)
    if (!outcome.ok) {
      const at = (await state(shopper, draftOf(fields))) ?? before
      return await refuse(problemsOf(outcome.problem), { isOutdated: true, at })
    }
    const { customer, account } = read
    const user = await settle(outcome.order, { userId: shopper.user?.id, customer, password: account?.password, attribution })
    if (before.asksMarketing && 'marketing_opt_in' in fields) await marketing.agreeAtCheckout(customer.email, ip)
    return { kind: 'placed', order: outcome.order, user }
  }
  return async (input: Attempt): Promise<AttemptOutcome> => {
    const outcome = await attempt(input)
    // Also when the order was there before: the process may have died between the order and its card.
    if (outcome.kind === 'placed') await charges.takeCard(outcome.order, input.fields, { isAgain: false })
    return outcome
  }

  /** The cart is empty because the order was placed: the answer got lost, the order did not. */
  async function placedBefore({ owner }: Shopper, fields: Fields): Promise<PlacedOrder | undefined> {
    const key = keyFrom(fields)
    const { id: cartId } = await cart.read(owner)
    return key !== undefined && cartId !== undefined ? await orders.findPlaced({ key, cartId }) : undefined
  }
}

/** Of the form what the next purchase may begin with. */
function nextDraft(fields: Fields): Draft {
  const {
    order_comments: _note,
    terms: _terms,
    marketing_opt_in: _yes,
    createaccount: _account,
    use_store_credit: _credit,
    order_bump: _bump,
    order_bump_shown: _shown,
    order_bump_choice: _choice,
    ...kept
  } = draftOf(fields)
  return Object.fromEntries(Object.entries(kept).filter(([name]) => !isExtraName(name)))
}

const keyFrom = ({ checkout_key: key }: Fields) => (typeof key === 'string' && /^[\w-]{16,100}$/.test(key) ? key : undefined)

/**
 * The form names the total and the cart that it showed. A client that names neither is told nothing of them, unless the fees are not
 * known at this moment: the total that it showed may have had some.
 */
function isOtherThanShown(
  { checkout_total: total, checkout_due: due, checkout_key: key }: Fields,
  { quote, key: current }: CheckoutState,
) {
  const shownDue = due ?? total
  const isOtherDue = typeof shownDue === 'string' && shownDue !== String(quote.dueCents ?? quote.totalCents)
  const isOtherTotal = typeof total === 'string' ? total !== String(quote.totalCents) : quote.lacksFees === true
  const isOtherCart = typeof key === 'string' && /^[0-9a-f]{64}$/.test(key) && key !== current
  return isOtherTotal || isOtherDue || isOtherCart
}

function problemsOf(problem: PlacingProblem): CheckoutProblem[] {
  if (problem.kind === 'sold-out')
    return problem.names.map((name) => ({ field: '', text: CHECKOUT_TEXT.soldOut(name), link: TO_CART }))
  if (problem.kind === 'customer-limit') return [{ field: '', text: CHECKOUT_TEXT.customerLimit(problem), link: TO_CART }]
  if (problem.kind === 'stored-value') return [{ field: '', text: CHECKOUT_TEXT.storedValue, link: TO_CART }]
  if (problem.kind === 'coupon') return [{ field: '', text: CHECKOUT_TEXT.coupon(problem.code) }]
  return [{ field: '', text: problem.kind === 'key-reused' ? CHECKOUT_TEXT.keyReused : CHECKOUT_TEXT.changed }]
}
