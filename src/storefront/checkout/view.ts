import type { Notice } from '#content/notices/contract.ts'
import type { Cents } from '#kit/money.ts'
import type { CreditOffer, Installments } from '#shop/payments/contract.ts'
import type { AccountStep } from '#shop/accounts/account-rules.ts'
import type { Quote } from '#shop/checkout/contract.ts'
import type { Draft } from '#shop/checkout/draft.ts'
import type { CheckoutProblem } from '#shop/checkout/read-checkout.ts'
import type { CodeStep } from './login.ts'

/** A way to pay as it is offered. */
export type MethodView = {
  id: string
  title: string
  description: string
  discountPercent: number
  /** What the order costs by it. */
  totalCents: Cents
  /** «até 10x de R$ 24,90 sem juros»; only where parcels are taken. */
  installments: Installments | undefined
  credit: CreditOffer | undefined
  /** In how many parcels it can be paid, from one on; empty where it is paid at once. */
  plans: Installments[]
}

export type CheckoutNonces = { process: string; updateReview: string; applyCoupon: string; removeCoupon: string; login: string }

/** All that the checkout shows of one shopper at one moment. */
export type CheckoutView = {
  quote: Quote
  /** What was typed so far. */
  values: Draft
  problems: CheckoutProblem[]
  notices: Notice[]
  methods: MethodView[]
  nonces: CheckoutNonces
  /** The same key is the same order, however often it is sent. */
  key: string
  user: { name: string } | undefined
  terms: { termsUrl: string; privacyUrl: string }
  /** The shop has an address service to ask for streets. */
  findsStreets: boolean
  /** What is asked about an account. */
  account: AccountStep
  /** Which of the parts that open and close stands open. */
  open: 'login' | 'coupon' | undefined
  /** The password was right and the code is missing. */
  code?: CodeStep
  status?: number
}
