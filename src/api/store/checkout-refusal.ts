import { RestProblem } from '#http/rest/rest-problem.ts'
import type { CheckoutProblem } from '#shop/checkout/read-checkout.ts'
import { badFields, outdated } from './refusals.ts'

type Refused = { problems: CheckoutProblem[]; isOutdated: boolean }

/** Why an order was not placed, under the ecosystem's codes: what changed meanwhile, what is wrong with a field, or what has to wait. */
export function refusalOf({ problems, isOutdated }: Refused, cart: object): RestProblem {
  const words = problems.map(({ text }) => text).join(' ')
  if (isOutdated) return outdated('woocommerce_rest_cart_item_error', words, cart)
  const about = (field: string) => problems.find((problem) => problem.field === field)
  const signIn = about('account')
  if (signIn) return new RestProblem(403, 'woocommerce_rest_guest_checkout_disabled', signIn.text)
  const whole = about('')
  if (whole) return new RestProblem(429, 'rate_limit_exceeded', whole.text)
  const taken = problems.find(({ field, link }) => field === 'billing_email' && link !== undefined)
  if (taken) return new RestProblem(400, 'registration-error-email-exists', taken.text)
  const only = problems.length === 1 ? problems[0]!.field : ''
  if (only === 'payment_method')
    return new RestProblem(400, 'woocommerce_rest_checkout_payment_method_disabled', problems[0]!.text)
  if (only === 'shipping_method[0]') return new RestProblem(400, 'woocommerce_rest_invalid_shipping_option', problems[0]!.text)
  return badFields(problems)
}
