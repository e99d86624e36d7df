import type { Notice } from '#content/notices/contract.ts'
import type { NonceHolder, Nonces } from '#http/nonce.ts'
import type { CheckoutProblem } from '#shop/checkout/read-checkout.ts'
import type { CheckoutState } from '#shop/checkout/state.ts'

/** Nonces of the page, under the ecosystem's names of the actions. */
export const NONCE = {
  process: 'woocommerce-process_checkout',
  updateReview: 'update-order-review',
  applyCoupon: 'apply-coupon',
  removeCoupon: 'remove-coupon',
  login: 'woocommerce-login',
} as const

type CheckoutNonces = Record<keyof typeof NONCE, string>

/** The step that asks for the code, with what its form needs. */
export type CodeStep = { nonce: string; isRemembered: boolean }

/** All that the checkout shows of one shopper at one moment. */
export type CheckoutView = Omit<CheckoutState, 'cartId' | 'cart' | 'dropped' | 'rules'> & {
  problems: CheckoutProblem[]
  notices: Notice[]
  nonces: CheckoutNonces
  /** Which of the parts that open and close stands open. */
  open: 'login' | 'coupon' | undefined
  /** People may come in by Google. */
  hasGoogle?: boolean
  /** The password was right and the code is missing. */
  code?: CodeStep | undefined
  status?: number
}

/** The view of a checkout before anything was sent from it. */
export const viewOf = ({ dropped, ...state }: CheckoutState, nonces: Nonces, holder: NonceHolder): CheckoutView => ({
  ...state,
  problems: [],
  notices: dropped.map(({ text }) => ({ kind: 'info', text })),
  nonces: noncesFor(nonces, holder),
  open: undefined,
})

const noncesFor = (nonces: Nonces, holder: NonceHolder): CheckoutNonces => ({
  process: nonces.make(NONCE.process, holder),
  updateReview: nonces.make(NONCE.updateReview, holder),
  applyCoupon: nonces.make(NONCE.applyCoupon, holder),
  removeCoupon: nonces.make(NONCE.removeCoupon, holder),
  login: nonces.make(NONCE.login, holder),
})
